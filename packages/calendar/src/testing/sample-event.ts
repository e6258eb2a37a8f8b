import type { CalendarEvent } from '../calendar-file.ts';

const minute = 60_000;

/** An appointment of 45 minutes in Athens, in Greek. */
export const greekEvent: CalendarEvent = {
  id: 'sample-1',
  revision: 2,
  status: 'confirmed',
  date: '2027-11-02',
  time: '10:30',
  timeZone: 'Europe/Athens',
  startsAt: Date.parse('2027-11-02T08:30:00Z'),
  endsAt: Date.parse('2027-11-02T09:15:00Z'),
  salon: 'Ατελιέ Αριστοτέλους',
  address: 'Πλατεία Αριστοτέλους 12; Θεσσαλονίκη',
  isAtHome: false,
  title: 'Κούρεμα & χτένισμα, Ατελιέ Αριστοτέλους; με τον Νίκο Πετρίδη',
  description: 'Με: Νίκος Πετρίδης\nΔωρεάν αλλαγή έως 24 ώρες πριν \\ αλλιώς όχι',
};

/** The same at an instant, with the local time of a zone. */
export function eventAt(timeZone: string, startsAt: number, minutes = 45): CalendarEvent {
  // Swedish dates are written as in ISO 8601.
  const style = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv', style).format(startsAt).split(' ');
  return { ...greekEvent, timeZone, date, time, startsAt, endsAt: startsAt + minutes * minute };
}
