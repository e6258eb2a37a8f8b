import { expect, test } from 'vitest';
import { instantAt } from './day-clock.ts';
import { daySummaries } from './days.ts';
import { nearestFree } from './nearest.ts';
import { nextFree } from './next-free.ts';
import { addDays, minutesOf } from './plain-time.ts';
import { rangeList } from './ranges.ts';
import { createPlanner, type Draft } from './starts.ts';
import { makeCalendar, makeMember, makeService } from './testing/make-calendar.ts';

/** Monday, 7 December 2026, 17:00 in Thessaloniki. */
const now = Date.UTC(2026, 11, 7, 15);
const draft: Draft = { service: makeService(), location: 'salon', barberId: null };

const at = (date: string, time: string) => instantAt('Europe/Athens', date, time) ?? Number.NaN;
const all = (date: string) => ({ from: at(date, '00:00'), until: at(addDays(date, 1), '00:00') });

const weekdays = (...open: number[]) =>
  new Map(open.map((day) => [day, [{ opens: 540, closes: 660, lastStart: null }]]));

test('every day has its state', () => {
  const calendar = makeCalendar({
    hours: weekdays(1, 2, 3, 4, 5, 6),
    horizonDays: 7,
    exceptions: new Map([['2026-12-08', { hours: [], reason: { en: 'Holiday', el: 'Αργία' } }]]),
  });
  const busy = new Map([
    [
      'maria',
      rangeList([
        all('2026-12-09'),
        { from: at('2026-12-10', '09:30'), until: at('2026-12-10', '10:00') },
      ]),
    ],
  ]);
  const days = daySummaries(createPlanner(calendar, busy, draft, now), '2026-12-06', '2026-12-15');
  const reason = { en: 'Holiday', el: 'Αργία' };
  expect(days).toEqual([
    { date: '2026-12-06', state: 'past', free: 0, reason: null },
    { date: '2026-12-07', state: 'past', free: 0, reason: null },
    { date: '2026-12-08', state: 'closed', free: 0, reason },
    { date: '2026-12-09', state: 'full', free: 0, reason: null },
    { date: '2026-12-10', state: 'few', free: 3, reason: null },
    { date: '2026-12-11', state: 'free', free: 4, reason: null },
    { date: '2026-12-12', state: 'free', free: 4, reason: null },
    { date: '2026-12-13', state: 'closed', free: 0, reason: null },
    { date: '2026-12-14', state: 'free', free: 4, reason: null },
    { date: '2026-12-15', state: 'beyond', free: 0, reason: null },
  ]);
});

test('the next free time is that of the shortest service, of each and of all', () => {
  const services = new Map([
    ['cut', makeService({ minutes: 120 })],
    ['trim', makeService({ id: 'trim', minutes: 30 })],
    ['gone', makeService({ id: 'gone', minutes: 5, isOffered: false })],
  ]);
  const calendar = makeCalendar({
    hours: weekdays(2, 3),
    services,
    barbers: [
      makeMember({ serviceIds: new Set(['cut', 'gone']) }),
      makeMember({ id: 'nikos', serviceIds: new Set(['cut', 'trim']) }),
      makeMember({ id: 'petros', serviceIds: new Set() }),
      makeMember({ id: 'anna', absences: [{ from: now, until: now + 400 * 86_400_000 }] }),
    ],
  });
  const busy = new Map(
    ['maria', 'nikos'].map((id) => [
      id,
      rangeList([{ from: at('2026-12-08', '09:00'), until: at('2026-12-08', '09:45') }]),
    ]),
  );
  expect(nextFree(calendar, busy, now)).toEqual({
    salon: { date: '2026-12-08', time: '10:00' },
    team: {
      maria: { date: '2026-12-09', time: '09:00' },
      nikos: { date: '2026-12-08', time: '10:00' },
      petros: null,
      anna: null,
    },
  });
  expect(nextFree({ ...calendar, barbers: [] }, busy, now)).toEqual({ salon: null, team: {} });
});

test('the nearest times continue on the next days, and begin today where the day is past', () => {
  const calendar = makeCalendar({ hours: weekdays(1, 2, 3) });
  const planner = createPlanner(calendar, new Map(), draft, now);
  const busy = new Map([
    ['maria', rangeList([{ from: at('2026-12-08', '09:00'), until: at('2026-12-08', '10:30') }])],
  ]);
  const full = createPlanner(calendar, busy, draft, now);
  const found = (times: ReturnType<typeof nearestFree>) =>
    times.map(({ date, time }) => [date, time]);
  expect(found(nearestFree(full, '2026-12-08', minutesOf('10:00')))).toEqual([
    ['2026-12-08', '10:30'],
    ['2026-12-09', '09:00'],
    ['2026-12-09', '09:30'],
  ]);
  expect(found(nearestFree(planner, '2026-12-01', minutesOf('10:00')))).toEqual([
    ['2026-12-08', '09:00'],
    ['2026-12-08', '09:30'],
    ['2026-12-08', '10:00'],
  ]);
  expect(nearestFree(planner, '2027-02-01', minutesOf('10:00'))).toEqual([]);
});
