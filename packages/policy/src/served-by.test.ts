import { describe, expect, test } from 'vitest';
import type { Busy } from './calendar.ts';
import { instantAt } from './day-clock.ts';
import { judgeAtDesk } from './desk-verdict.ts';
import { nextFree } from './next-free.ts';
import { findPlace } from './place.ts';
import { minutesOf } from './plain-time.ts';
import { rangeList } from './ranges.ts';
import { servedBy } from './served-by.ts';
import { slotsOf } from './slots.ts';
import { createPlanner } from './starts.ts';
import { suggestStarts } from './suggestions.ts';
import { makeCalendar, makeMember, makeService } from './testing/make-calendar.ts';

/** Monday, 7 December 2026, 10:00 in Thessaloniki. */
const now = Date.UTC(2026, 11, 7, 8);
const date = '2026-12-08';
const at = (time: string) => instantAt('Europe/Athens', date, time) ?? Number.NaN;
const ownMinutes = new Map([['cut', 90]]);
/** Half an hour with Maria, an hour and a half with Petros. */
const calendar = makeCalendar({
  barbers: [makeMember(), makeMember({ id: 'petros', ownMinutes })],
});
const busy: Busy = new Map([['petros', rangeList([{ from: at('12:00'), until: at('13:00') }])]]);
const draft = { service: makeService(), location: 'salon' as const, barberId: null };
const planner = createPlanner(calendar, busy, draft, now);
const slotAt = (time: string, barberId: string | null = null) => {
  const asked = { ...draft, barberId };
  const own = createPlanner(calendar, busy, asked, now);
  return slotsOf(own, asked, date).find((slot) => slot.time === time);
};

describe('a service with a barber who needs another time for it', () => {
  test('ends when the barber is done', () => {
    expect(slotAt('10:00')).toEqual({
      time: '10:00',
      ends: '10:30',
      barberIds: ['maria', 'petros'],
      ownEnds: [{ barberId: 'petros', ends: '11:30' }],
      refusal: null,
    });
    expect(slotAt('10:00', 'petros')).toMatchObject({ ends: '11:30', barberIds: ['petros'] });
    expect(slotAt('10:00', 'maria')).not.toHaveProperty('ownEnds');
    expect(planner.minutesWith('petros')).toBe(90);
  });

  test('needs room before the next visit and before closing', () => {
    expect(slotAt('10:30')?.barberIds).toContain('petros');
    expect(slotAt('11:00')?.barberIds).toEqual(['maria']);
    expect(slotAt('11:00', 'petros')?.refusal).toBe('booked');
    expect(slotAt('16:30')?.barberIds).toEqual(['maria', 'petros']);
    expect(slotAt('17:00')?.barberIds).toEqual(['maria']);
    expect(slotAt('17:00', 'petros')?.refusal).toBe('closing');
    expect(slotAt('17:30')?.barberIds).toEqual(['maria']);
  });

  test('takes the chair for that time', () => {
    const wanted = { ...draft, barberId: 'petros', date, time: '10:00' };
    expect(findPlace(calendar, busy, wanted, now).place?.endsAt).toBe(at('11:30'));
    const [verdict] = judgeAtDesk(calendar, busy, wanted, now, [minutesOf('10:00')]);
    expect(verdict).toMatchObject({ ends: '11:30', refusal: null });
    expect(verdict?.parts).toEqual([{ from: at('10:00'), until: at('11:30') }]);
    const [first, second] = suggestStarts(calendar, busy, [wanted, wanted], now);
    expect(first?.[0]).toMatchObject({ time: '10:00' });
    // The first suggestion is kept free: half past ten and eleven would meet it.
    expect(second?.map(({ time }) => time)).not.toContain('10:30');
  });

  test('counts as the shortest one where the barber is quick', () => {
    const long = makeService({ id: 'perm', minutes: 60, position: 1 });
    const quick = makeMember({
      serviceIds: new Set(['cut', 'perm']),
      ownMinutes: new Map([['perm', 10]]),
    });
    const both = makeCalendar({
      barbers: [quick],
      services: new Map([
        ['cut', makeService()],
        ['perm', long],
      ]),
    });
    const full = rangeList([
      { from: at('00:00') - 24 * 3_600_000, until: at('09:00') },
      { from: at('09:10'), until: at('18:00') },
    ]);
    expect(nextFree(both, new Map([['maria', full]]), now).salon).toEqual({ date, time: '09:00' });
  });
});

test('a visit that would end in its gap has none', () => {
  const color = makeService({ minutes: 90, gap: { after: 30, minutes: 30 } });
  const inMinutes = (minutes: number) =>
    servedBy(color, { ownMinutes: new Map([['cut', minutes]]) });
  expect(inMinutes(120)).toMatchObject({ minutes: 120, gap: { after: 30, minutes: 30 } });
  expect(inMinutes(60)).toMatchObject({ minutes: 60, gap: null });
  expect(servedBy(color, makeMember())).toBe(color);
});
