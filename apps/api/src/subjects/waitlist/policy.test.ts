import { minute } from '@salonica/policy';
import { describe, expect, test } from 'vitest';
import { busyOf } from '../availability/busy-rows.ts';
import { makeCalendar, makeMember, makeService } from '@salonica/policy/testing';
import { dayPartOf, findStart, holdUntil, rangesWithout, type Waiting } from './policy.ts';

/** Monday, 7 December 2026, 10:00 in Thessaloniki. */
const now = Date.UTC(2026, 11, 7, 8);
const at = (time: string, date = '2026-12-09') => Date.parse(`${date}T${time}:00+02:00`);
const service = makeService({ minutes: 60 });
const calendar = makeCalendar({
  services: new Map([['cut', service]]),
  barbers: [makeMember(), makeMember({ id: 'nikos', position: 1 })],
});
const waiting: Waiting = {
  draft: { service, location: 'salon', barberId: null },
  from: '2026-12-09',
  to: '2026-12-09',
  part: null,
};
const freed = { barberId: 'maria', from: at('11:00'), until: at('12:00') };
/** Maria is fully booked except for the freed time. */
const busy = busyOf([
  ['maria', at('09:00'), at('11:00')],
  ['maria', at('12:00'), at('18:00')],
]);
const found = { date: '2026-12-09', time: '11:00', barberId: 'maria' };

describe('the start for a waiting customer', () => {
  test('is the first one that uses the freed time', () => {
    expect(findStart(calendar, busy, waiting, freed, now)).toEqual(found);
  });

  test.each<[string, Partial<Waiting>]>([
    ['another part of the day', { part: 'evening' }],
    ['another day', { from: '2026-12-10', to: '2026-12-12' }],
    ['another barber', { draft: { ...waiting.draft, barberId: 'nikos' } }],
    ['a longer service', { draft: { ...waiting.draft, service: makeService({ minutes: 90 }) } }],
    ['a time before that', { before: at('11:00') }],
  ])('is none for %s', (_, other) => {
    expect(findStart(calendar, busy, { ...waiting, ...other }, freed, now)).toBeUndefined();
  });

  test('may be half an hour before the freed time, if the chair is free there too', () => {
    const less = busyOf([['maria', at('12:00'), at('18:00')]]);
    expect(findStart(calendar, less, waiting, freed, now)).toMatchObject({ time: '10:30' });
  });

  test('respects the lead time, the horizon and the hours of the salon', () => {
    const rules = [{ leadMinutes: 3 * 24 * 60 }, { horizonDays: 1 }, { hours: new Map() }];
    for (const rule of rules) {
      expect(findStart({ ...calendar, ...rule }, busy, waiting, freed, now)).toBeUndefined();
    }
  });

  test('is with any barber, if none is requested', () => {
    const anyBarber = { ...freed, barberId: null };
    expect(findStart(calendar, busy, waiting, anyBarber, now)).toMatchObject({ barberId: null });
  });
});

test('parts of the day match the groups of the slot list', () => {
  const times = ['09:00', '11:59', '12:00', '14:30', '15:00', '17:59', '18:00'];
  expect(times.map(dayPartOf)).toEqual([
    'morning',
    'morning',
    'midday',
    'midday',
    'afternoon',
    'afternoon',
    'evening',
  ]);
});

test('a time is held as long as the salon allows, and no longer than it can be booked', () => {
  const rules = { offerMinutes: 15, leadMinutes: 60 };
  expect(holdUntil(rules, now + 120 * minute, now)).toBe(now + 15 * minute);
  expect(holdUntil(rules, now + 65 * minute, now)).toBe(now + 5 * minute);
  expect(holdUntil(rules, now + 61 * minute, now)).toBeNull();
});

test('only the part of the old time that the new one does not use is freed', () => {
  const old = [{ from: 10, until: 20 }];
  expect(rangesWithout(old, [{ from: 5, until: 15 }])).toEqual([{ from: 15, until: 20 }]);
  expect(rangesWithout(old, [{ from: 12, until: 14 }])).toEqual([
    { from: 10, until: 12 },
    { from: 14, until: 20 },
  ]);
  expect(rangesWithout(old, [{ from: 0, until: 30 }])).toEqual([]);
  expect(rangesWithout(old, [{ from: 20, until: 30 }])).toEqual(old);
});
