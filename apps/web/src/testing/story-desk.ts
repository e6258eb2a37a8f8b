import type { RequestOf } from '../domain/api.ts';
import { addDays } from '../shared/dates.ts';
import type { Elsewhere } from './memory/index.ts';

/** The day of every story, on which it is ten o'clock. */
export const deskToday = '2026-11-19';

type Entered = RequestOf<'addDeskBooking'>['body'];

/** A visit at salon 01. */
export const deskVisit = (
  time: string,
  barber: string,
  service: string,
  name: string,
  date = deskToday,
): Entered => ({
  source: 'phone',
  serviceId: `01-${service}`,
  barberId: `01-${barber}`,
  date,
  time,
  name,
  phone: '+302310123456',
  notes: '',
});

/** A usual day of salon 01, and some visits of the days after it. */
export function fillDesk({ enter, keepFree }: Elsewhere): void {
  enter('01', deskVisit('09:00', 'eleni', 'haircut-style', 'Άννα Σταύρου'), {
    status: 'completed',
    hasArrived: true,
  });
  enter('01', deskVisit('09:30', 'nikos', 'beard-trim', 'Kostas Doukas'), { status: 'no_show' });
  enter('01', deskVisit('10:00', 'eleni', 'hair-color', 'Maria Papadopoulou'), {
    hasArrived: true,
  });
  enter('01', deskVisit('10:30', 'nikos', 'haircut-style', 'Yannis Tsakiris'));
  enter('01', deskVisit('11:15', 'nikos', 'beard-trim', 'Petros Lambrou'));
  enter('01', deskVisit('12:00', 'sofia', 'highlights', 'Sofia Katsarou'));
  enter('01', deskVisit('14:30', 'nikos', 'hair-color', 'Δήμητρα Αναγνωστοπούλου'));
  enter('01', deskVisit('16:00', 'eleni', 'haircut-style', 'Ioanna Rigopoulou'));
  const lunch = { date: deskToday, time: '13:30', minutes: 30, purpose: 'lunch' } as const;
  keepFree('01', { ...lunch, barberId: '01-nikos' });
  keepFree('01', { ...lunch, barberId: '01-sofia', time: '16:00', minutes: 120, purpose: 'away' });
  for (const [days, time, barber, service, name] of [
    [1, '10:00', 'nikos', 'haircut-style', 'Alexis Manos'],
    [1, '12:30', 'nikos', 'hair-color', 'Katerina Zervou'],
    [2, '09:30', 'nikos', 'beard-trim', 'Stelios Vlahos'],
    [2, '11:00', 'eleni', 'highlights', 'Fani Georgiou'],
  ] as const) {
    enter('01', deskVisit(time, barber, service, name, addDays(deskToday, days)));
  }
}
