import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMinutes, instantOf, type PlainDateTime } from '../../shared/dates.ts';
import {
  bySoonest,
  canMoveTo,
  isFree,
  nearestTimes,
  nextTurn,
  phaseOf,
  salonClock,
  turningPoints,
} from './bookings-rules.ts';
import { booking } from './testing/fake-bookings.ts';

const minute = 60_000;
const hour = 60 * minute;

const at = (date: string, time: string) => instantOf({ date, time }, 'Europe/Athens');

function deadlineOf(appointment: PlainDateTime): PlainDateTime {
  const moved = booking(appointment);
  return salonClock(moved, turningPoints(moved).deadline);
}

describe('the last moment to change a booking', () => {
  it('is the same time on the day before', () => {
    expect(deadlineOf({ date: '2026-11-27', time: '10:00' })).toEqual({
      date: '2026-11-26',
      time: '10:00',
    });
  });

  // On 28 March 2027 the clocks of Athens skip from 03:00 to 04:00, on 31 October they go back to 03:00.
  it.each([
    ['2027-03-28', '10:00', '2027-03-27', '09:00'],
    ['2027-03-28', '00:30', '2027-03-27', '00:30'],
    ['2027-03-29', '02:00', '2027-03-28', '01:00'],
    ['2027-03-29', '10:00', '2027-03-28', '10:00'],
    ['2027-10-31', '10:00', '2027-10-30', '11:00'],
    ['2027-10-31', '02:00', '2027-10-30', '02:00'],
    ['2027-11-01', '10:00', '2027-10-31', '10:00'],
  ])(
    'of %s, %s is 24 hours that have passed, not a day: %s, %s',
    (date, time, lastDay, lastTime) => {
      expect(deadlineOf({ date, time })).toEqual({ date: lastDay, time: lastTime });
      const visit = booking({ date, time });
      const deadline = at(date, time) - 24 * hour;
      expect(phaseOf(visit, deadline)).toBe('open');
      expect(phaseOf(visit, deadline + 1)).toBe('settled');
    },
  );
});

describe.each([
  'UTC',
  'Europe/Athens',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
])('a salon in %s', (timeZone) => {
  const days = fc
    .tuple(fc.constantFrom('2027-03-28', '2027-10-31'), fc.integer({ min: -3, max: 3 }))
    .map(([change, ahead]) => addDays(change, ahead));
  const halfHours = fc.integer({ min: 0, max: 17 }).map((half) => addMinutes('09:00', half * 30));

  it('can be called off until exactly 24 hours before, around the clock changes too', () => {
    fc.assert(
      fc.property(days, halfHours, (date, time) => {
        const visit = booking({ date, time, salon: { ...booking().salon, timeZone } });
        const start = instantOf({ date, time }, timeZone);
        expect(turningPoints(visit).deadline).toBe(start - 24 * hour);
        expect(phaseOf(visit, start - 24 * hour)).toBe('open');
        expect(phaseOf(visit, start - 24 * hour + 1)).toBe('settled');
        expect(salonClock(visit, start)).toEqual({ date, time });
      }),
    );
  });
});

describe('where a booking stands', () => {
  const visit = booking({ date: '2025-06-16', time: '10:30' });
  const start = at('2025-06-16', '10:30');

  it.each([
    [start - 25 * hour, 'open'],
    [start - 23 * hour, 'settled'],
    [start - 1, 'settled'],
    [start, 'begun'],
    [start + 15 * minute - 1, 'begun'],
    [start + 15 * minute, 'underway'],
    [start + 45 * minute - 1, 'underway'],
    [start + 45 * minute, 'over'],
  ] as const)('at %i is %s', (now, phase) => {
    expect(phaseOf(visit, now)).toBe(phase);
  });

  it('turns at every instant that it says it does, and at no other', () => {
    let now = start - 48 * hour;
    const phases = [phaseOf(visit, now)];
    for (let turn = nextTurn([visit], now); turn !== null; turn = nextTurn([visit], now)) {
      expect(phaseOf(visit, turn - 1)).toBe(phases.at(-1));
      phases.push(phaseOf(visit, turn));
      now = turn;
    }
    expect(phases).toEqual(['open', 'settled', 'begun', 'underway', 'over']);
  });

  it('waits for the first of several', () => {
    const other = booking({ id: 'b2', date: '2025-06-20', time: '10:30' });
    expect(nextTurn([other, visit], start)).toBe(start + 15 * minute);
    expect(nextTurn([], start)).toBeNull();
  });
});

describe('moving a booking', () => {
  const today = '2025-06-14';

  it.each([
    ['2025-06-13', false],
    ['2025-06-14', true],
    ['2025-06-15', false],
    ['2025-06-16', true],
    ['2025-07-14', true],
    ['2025-07-15', false],
  ])('to %s: %s', (date, can) => {
    expect(canMoveTo(date, today)).toBe(can);
  });

  it('can go to every day but Sunday, for thirty days', () => {
    const days = Array.from({ length: 60 }, (_, index) => addDays(today, index - 15));
    expect(days.filter((date) => canMoveTo(date, today))).toHaveLength(26);
  });

  const times = [
    { time: '09:00', isFree: true },
    { time: '10:00', isFree: true },
    { time: '10:30', isFree: false },
    { time: '11:00', isFree: true },
    { time: '11:30', isFree: false },
    { time: '14:00', isFree: true },
  ];

  it('offers the nearest free times in the order of the day, never the lost one', () => {
    expect(nearestTimes(times, '10:30')).toEqual(['09:00', '10:00', '11:00']);
    expect(nearestTimes(times, '14:00')).toEqual(['09:00', '10:00', '11:00']);
    expect(nearestTimes([], '10:30')).toEqual([]);
  });

  it('knows what is free', () => {
    expect(isFree(times, '10:00')).toBe(true);
    expect(isFree(times, '10:30')).toBe(false);
    expect(isFree(times, '20:00')).toBe(false);
  });
});

it('sorts by day, then by time', () => {
  const list = [
    booking({ id: 'c', date: '2025-06-17', time: '09:00' }),
    booking({ id: 'b', date: '2025-06-16', time: '16:00' }),
    booking({ id: 'a', date: '2025-06-16', time: '10:00' }),
  ];
  expect(list.toSorted(bySoonest).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
