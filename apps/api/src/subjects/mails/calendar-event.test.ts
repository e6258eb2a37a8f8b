import { calendarFeed, calendarFile } from '@salonica/calendar';
import { brokenRules, periodsIn } from '@salonica/calendar/testing';
import { dayClock, minute, timeText } from '@salonica/policy';
import { expect, test } from 'vitest';
import type { BookingFacts } from '../../platform/database/schema/index.ts';
import { calendarEvent } from './calendar-event.ts';

const timeZone = 'Europe/Athens';

const facts: BookingFacts = {
  about: 'booking',
  bookingId: 'visit',
  revision: 0,
  salon: 'Atelier',
  service: { en: 'Haircut', el: 'Κούρεμα' },
  barber: { en: 'Nikos', el: 'Νίκος' },
  address: { en: '12 Aristotelous Square', el: 'Αριστοτέλους 12' },
  isAtHome: false,
  date: '2027-01-15',
  time: '10:00',
  timeZone,
  startsAt: Date.parse('2027-01-15T08:00Z'),
  minutes: 45,
  totalMinor: 4500,
  currency: 'EUR',
  changeableUntil: Date.parse('2027-01-14T08:00Z'),
};

/** Minutes of a day: each half hour until 06:00, when clocks change, and two later times. */
const times = [...Array.from({ length: 13 }, (_, index) => index * 30), 10 * 60, 23 * 60 + 30];

/** A winter and a summer day, New Year, and the last Sundays of March and October with their neighbours. */
function daysOf(year: number): readonly string[] {
  const around = [3, 10].flatMap((month) => {
    const last = Temporal.PlainDate.from({ year, month, day: 31 });
    const sunday = last.subtract({ days: last.dayOfWeek % 7 });
    return [-1, 0, 1].map((days) => sunday.add({ days }).toString());
  });
  return [`${year}-01-01`, `${year}-02-15`, `${year}-07-15`, `${year}-12-31`, ...around];
}

/** Visits at the instants of the API; both instants of a time that is skipped or shown twice. */
function visitsOn(date: string): readonly BookingFacts[] {
  const clock = dayClock(timeZone, date);
  return times.flatMap((minutes) => {
    const time = timeText(minutes);
    const instant = clock.instantOf(minutes);
    const instants = new Set(
      instant === null ? [clock.closing(minutes), clock.opening(minutes)] : [instant],
    );
    return [...instants].map((startsAt) => ({
      ...facts,
      bookingId: `${date} ${time} ${startsAt}`,
      date,
      time,
      startsAt,
    }));
  });
}

test.each([2026, 2027, 2028, 2031, 2035])(
  'calendar programs read the instants of visits in Athens in %i',
  (year) => {
    const events = daysOf(year)
      .flatMap(visitsOn)
      .map((visit) => calendarEvent(visit, 'confirmed', 'en', Date.UTC(year, 0, 1)));
    const file = calendarFeed({ name: 'Bookings', events }, Date.UTC(year, 0, 1));
    expect(brokenRules(file)).toEqual([]);
    const inUtc = file.match(/^DTSTART:\d{8}T\d{6}Z\r$/gm);
    // Two skipped times, at the same instant, and two that are shown twice; an end may be such a time as well.
    expect(inUtc?.length).toBeGreaterThan(4);
    expect(inUtc?.length).toBeLessThan(12);
    const periods = events.map(({ startsAt, endsAt }) => [startsAt, endsAt]);
    expect(periodsIn(file)).toEqual({ ical: periods, node: periods });
  },
);

test.each([
  ['is skipped', '2027-03-28', '03:30'],
  ['is shown twice', '2027-10-31', '03:30'],
])('a visit whose time %s is in UTC', (_, date, time) => {
  const clock = dayClock(timeZone, date);
  expect(clock.instantOf(210)).toBeNull();
  for (const startsAt of [clock.closing(210), clock.opening(210)]) {
    const event = calendarEvent({ ...facts, date, time, startsAt }, 'confirmed', 'en', 0);
    const { content } = calendarFile(event, startsAt);
    const stamp = new Date(startsAt).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
    expect(content).toContain(`\r\nDTSTART:${stamp}Z\r\n`);
    const period = [startsAt, startsAt + facts.minutes * minute];
    expect(periodsIn(content)).toEqual({ ical: [period], node: [period] });
  }
});

test('a cancelled visit says so in both languages, and not that it can be changed', () => {
  const words = (['en', 'el'] as const).map((language) => {
    const { title, description } = calendarEvent(facts, 'cancelled', language, 0);
    return [title, description];
  });
  expect(words).toEqual([
    [
      'Cancelled: Haircut at Atelier',
      'This appointment has been cancelled. There is nothing to pay.',
    ],
    ['Ακυρώθηκε: Κούρεμα, Atelier', 'Το ραντεβού σας ακυρώθηκε χωρίς χρέωση.'],
  ]);
});
