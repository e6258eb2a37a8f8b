import { expect, test } from 'vitest';
import { instantAt } from './day-clock.ts';
import { freeStarts, nextStarts } from './free-starts.ts';
import { nextFree } from './next-free.ts';
import { rangeList } from './ranges.ts';
import { makeCalendar, makeMember, makeService } from './testing/make-calendar.ts';

/** Monday, 7 December 2026, 16:00 in Thessaloniki. */
const now = Date.UTC(2026, 11, 7, 14);
const monday = '2026-12-07';
const tuesday = '2026-12-08';

const color = makeService({ id: 'color', position: 1, minutes: 120 });
const calendar = makeCalendar({
  services: new Map([
    ['cut', makeService()],
    ['color', color],
  ]),
  barbers: [
    makeMember({ serviceIds: new Set(['color']) }),
    makeMember({ id: 'nikos', serviceIds: new Set(['cut', 'color']) }),
  ],
});
const at = (time: string, date = monday) => instantAt('Europe/Athens', date, time) ?? Number.NaN;
const busy = new Map([['nikos', rangeList([{ from: at('16:30'), until: at('17:30') }])]]);

const starts = (query: Omit<Parameters<typeof nextStarts>[2], 'most'>, most = 3) =>
  nextStarts(calendar, busy, { ...query, most }, now).map(({ date, time }) => `${date} ${time}`);

test('are those of the shortest service of any barber, over several days', () => {
  expect(starts({})).toEqual([`${monday} 17:30`, `${tuesday} 09:00`, `${tuesday} 09:30`]);
  expect(nextFree(calendar, busy, now).salon).toEqual({ date: monday, time: '17:30' });
});

test('are those of the requested service', () => {
  expect(starts({ service: color }, 1)).toEqual([`${tuesday} 09:00`]);
});

test('lie on the requested day, from the first time and before the last one', () => {
  const on = { date: tuesday, from: '16:30', before: '17:30' };
  expect(starts({ on })).toEqual([`${tuesday} 16:30`, `${tuesday} 17:00`]);
  expect(starts({ on: { date: tuesday, from: '18:00' } })).toEqual([]);
  expect(starts({ on: { date: monday, before: '17:00' } })).toEqual([]);
});

test('end with the horizon, and there are none without a team', () => {
  const short = makeCalendar({ horizonDays: 0 });
  const all = [...freeStarts(short, new Map(), {}, now)];
  expect(all.map(({ time }) => time)).toEqual(['16:30', '17:00', '17:30']);
  expect(all[0]?.instant).toBe(at('16:30'));
  expect([...freeStarts(makeCalendar({ barbers: [] }), busy, {}, now)]).toEqual([]);
});
