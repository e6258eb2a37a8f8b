import { expect, test } from 'vitest';
import type { Range } from './ranges.ts';
import { rangeList } from './ranges.ts';
import { instantAt } from './day-clock.ts';
import { makeCalendar, makeMember, makeService } from './testing/make-calendar.ts';
import { unavailableBarbers } from './unavailable-barbers.ts';

/** Monday, 7 December 2026, 10:00 in Thessaloniki. */
const now = Date.UTC(2026, 11, 7, 8);
const draft = { service: makeService(), location: 'salon', barberId: null } as const;
const at = (date: string, time: string) => instantAt('Europe/Athens', date, time) ?? 0;
const days = (from: string, until: string): Range => ({
  from: at(from, '00:00'),
  until: at(until, '00:00'),
});
const [away, booked, free] = [
  makeMember({ id: 'away', absences: [days('2026-12-09', '2026-12-11')] }),
  makeMember({ id: 'booked' }),
  makeMember({ id: 'free' }),
];
const busy = new Map([['booked', rangeList([days('2026-12-09', '2026-12-10')])]]);
const calendar = makeCalendar({ barbers: [away, booked, free] });
const on = (date: string, salon = calendar) => unavailableBarbers(salon, busy, draft, date, now);

test('an unavailable barber is away or full, and has a next free start', () => {
  expect(on('2026-12-09')).toEqual([
    { barberId: 'away', reason: 'away', next: { date: '2026-12-11', time: '09:00' } },
    { barberId: 'booked', reason: 'full', next: { date: '2026-12-10', time: '09:00' } },
  ]);
  expect(on('2026-12-08')).toEqual([]);
});

test('where the horizon ends before the next start, the first of all is offered', () => {
  const [barber] = on('2026-12-09', { ...calendar, horizonDays: 2 });
  expect(barber?.next).toEqual({ date: '2026-12-07', time: '10:30' });
});

test('a closed day has no unavailable barbers', () => {
  const hours = new Map([...calendar.hours].filter(([weekday]) => weekday !== 3));
  expect(on('2026-12-09', { ...calendar, hours })).toEqual([]);
});
