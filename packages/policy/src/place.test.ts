import type { SlotRefusal } from '@salonica/contract/v1';
import { describe, expect, test } from 'vitest';
import type { Busy } from './calendar.ts';
import { instantAt } from './day-clock.ts';
import { nearestTo } from './nearest.ts';
import { findPlace, type PlaceDraft, refusalCode } from './place.ts';
import { minute } from './plain-time.ts';
import { rangeList } from './ranges.ts';
import { makeCalendar, makeMember, makeService } from './testing/make-calendar.ts';

/** Monday, 7 December 2026, 10:00 in Thessaloniki. */
const now = Date.UTC(2026, 11, 7, 8);
const [maria, nikos] = ['maria', 'nikos'].map((id) => makeMember({ id }));
const calendar = makeCalendar({ barbers: [maria, nikos].flatMap((member) => member ?? []) });
const draft: PlaceDraft = {
  service: makeService(),
  location: 'salon',
  barberId: null,
  date: '2026-12-09',
  time: '12:00',
};
const at = (time: string, date = draft.date) => instantAt(calendar.timeZone, date, time) ?? 0;
const busy = (barberId: string, from: string, until: string, date = draft.date) =>
  new Map([[barberId, rangeList([{ from: at(from, date), until: at(until, date) }])]]);

describe('the chair of a request', () => {
  test('is that of the first of the team, for as long as the service takes', () => {
    const { place } = findPlace(calendar, new Map(), draft, now);
    expect(place).toEqual({
      member: maria,
      startsAt: at('12:00'),
      endsAt: at('12:00') + 30 * minute,
    });
  });

  test('is that of the least busy barber of the day', () => {
    const sameDay = findPlace(calendar, busy('maria', '15:00', '16:00'), draft, now);
    expect(sameDay.place?.member).toBe(nikos);
    const otherDay = busy('maria', '15:00', '16:00', '2026-12-10');
    expect(findPlace(calendar, otherDay, draft, now).place?.member).toBe(maria);
  });

  test('is that of a barber whose specialty the service is, before a less busy one', () => {
    const sofia = makeMember({ id: 'sofia', specialtyIds: new Set(['cut']) });
    const lydia = makeMember({ id: 'lydia', specialtyIds: new Set(['cut']) });
    const team = { ...calendar, barbers: [...calendar.barbers, sofia, lydia] };
    const memberFor = (taken: Busy) => findPlace(team, taken, draft, now).place?.member;
    expect(memberFor(new Map())).toBe(sofia);
    expect(memberFor(busy('sofia', '15:00', '16:00'))).toBe(lydia);
    const both = new Map([...busy('sofia', '15:00', '16:00'), ...busy('lydia', '15:00', '16:00')]);
    expect(memberFor(both)).toBe(sofia);
    expect(memberFor(new Map([...both, ...busy('sofia', '12:00', '13:00')]))).toBe(lydia);
  });

  test('is refused with the reason', () => {
    const mine = { ...draft, barberId: 'maria' };
    expect(findPlace(calendar, busy('maria', '12:00', '12:30'), mine, now)).toEqual({
      place: undefined,
      refusal: 'booked',
    });
    expect(findPlace(calendar, new Map(), { ...draft, time: '12:10' }, now).refusal).toBe('closed');
  });
});

test.each<[SlotRefusal, string]>([
  ['booked', 'slot-taken'],
  ['travel', 'slot-taken'],
  ['away', 'not-bookable'],
  ['closed', 'not-bookable'],
])('a start that is %s fails with %s', (refusal, code) => {
  expect(refusalCode(refusal)).toBe(code);
});

describe('the nearest times of a refused request', () => {
  const mine = { ...draft, barberId: 'maria' };

  test('are those of the chosen barber', () => {
    const times = nearestTo(calendar, busy('maria', '12:00', '12:30'), mine, now);
    expect(times).toEqual(
      ['11:30', '12:30', '11:00'].map((time) => ({
        date: draft.date,
        time,
        barberIds: ['maria'],
      })),
    );
  });

  test('are those of any barber, where the chosen one has none', () => {
    const away = new Map([['maria', rangeList([{ from: now, until: at('18:00', '2027-01-08') }])]]);
    const times = nearestTo(calendar, away, mine, now);
    expect(times.map(({ barberIds }) => barberIds)).toEqual([['nikos'], ['nikos'], ['nikos']]);
  });
});
