import { describe, expect, it } from 'vitest';
import type { Day, DayState } from '../../domain/slot.ts';
import { instantOf } from '../../shared/dates.ts';
import {
  bySoonest,
  canMoveTo,
  canMoveToSlot,
  lastOpenDay,
  nearestTimes,
  nextTurn,
  deadlineAfterMove,
  noticeHours,
  phaseOf,
  salonClock,
} from './bookings-rules.ts';
import { booking, slot } from './testing/fake-bookings.ts';

const minute = 60_000;
const hour = 60 * minute;

const at = (date: string, time: string) => instantOf({ date, time }, 'Europe/Athens');

describe('the last moment to change a booking', () => {
  // On 28 March 2027 the clocks of Athens skip from 03:00 to 04:00, on 31 October they go back to 03:00.
  it.each([
    ['2026-11-27', '10:00', '2026-11-26', '10:00'],
    ['2027-03-28', '10:00', '2027-03-27', '09:00'],
    ['2027-03-28', '00:30', '2027-03-27', '00:30'],
    ['2027-03-29', '02:00', '2027-03-28', '01:00'],
    ['2027-10-31', '10:00', '2027-10-30', '11:00'],
    ['2027-11-01', '10:00', '2027-10-31', '10:00'],
  ])('of %s, %s is shown as the salon sees it: %s, %s', (date, time, lastDay, lastTime) => {
    const visit = booking({ date, time });
    expect(salonClock(visit, visit.changeableUntil)).toEqual({ date: lastDay, time: lastTime });
    expect(phaseOf(visit, at(date, time) - 24 * hour)).toBe('open');
    expect(phaseOf(visit, at(date, time) - 24 * hour + 1)).toBe('settled');
  });

  it('is the one in the booking', () => {
    const { startsAt } = booking();
    const visit = booking({ changeableUntil: startsAt - 90 * minute, noticeMinutes: 90 });
    expect(phaseOf(visit, startsAt - 90 * minute)).toBe('open');
    expect(phaseOf(visit, startsAt - 90 * minute + 1)).toBe('settled');
    expect(noticeHours(visit)).toBe(2);
    expect(noticeHours(booking())).toBe(24);
  });
});

describe('the deadline after a move', () => {
  const visit = booking();
  const day = 24 * hour;

  it('is the notice before the new start', () => {
    const start = visit.startsAt + 7 * day;
    expect(deadlineAfterMove(visit, start)).toBe(start - day);
  });

  it('is kept for a booking that has just been made, but ends at the new start', () => {
    const late = booking({ changeableUntil: visit.startsAt - hour });
    expect(deadlineAfterMove(late, visit.startsAt + hour)).toBe(late.changeableUntil);
    expect(deadlineAfterMove(late, visit.startsAt + 7 * day)).toBe(visit.startsAt + 6 * day);
    expect(deadlineAfterMove(late, late.changeableUntil - hour)).toBe(late.changeableUntil - hour);
  });
});

describe('the phase of a booking', () => {
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

  it('changes at every instant that it reports, and at no other', () => {
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
  const visit = booking({ date: '2025-06-20', time: '10:30' });
  const day = (date: string, state: DayState): Day => ({ date, state, free: 0, reason: null });
  const days = [
    day('2025-06-13', 'past'),
    day('2025-06-15', 'closed'),
    day('2025-06-16', 'free'),
    day('2025-06-17', 'few'),
    day('2025-06-18', 'full'),
    day('2025-06-20', 'full'),
    day('2025-07-14', 'free'),
    day('2025-07-15', 'beyond'),
  ];

  it.each([
    ['2025-06-13', false],
    ['2025-06-15', false],
    ['2025-06-16', true],
    ['2025-06-17', true],
    ['2025-06-18', false],
    ['2025-07-15', false],
  ])('to %s: %s', (date, can) => {
    expect(canMoveTo(date, today, visit, days)).toBe(can);
  });

  it('can stay on its own day, even if it fills that day', () => {
    expect(canMoveTo('2025-06-20', today, visit, days)).toBe(true);
  });

  it('loads the times of an unknown day', () => {
    expect(canMoveTo('2025-06-15', today, visit, [])).toBe(true);
    expect(canMoveTo('2025-06-13', today, visit, [])).toBe(false);
  });

  it('ends with the last day that takes bookings', () => {
    expect(lastOpenDay(days)).toBe('2025-07-14');
    expect(lastOpenDay([])).toBeUndefined();
  });

  it('accepts a free time, but not its own', () => {
    expect(canMoveToSlot(slot('10:00'), visit.date, visit)).toBe(true);
    expect(canMoveToSlot(slot('10:30'), visit.date, visit)).toBe(false);
    expect(canMoveToSlot(slot('10:30'), '2025-06-16', visit)).toBe(true);
    expect(canMoveToSlot(slot('10:00', 'booked'), visit.date, visit)).toBe(false);
  });

  it('offers the nearest free times in the order of the day, never the lost one', () => {
    const slots = [
      slot('09:00'),
      slot('10:00'),
      slot('10:30', 'booked'),
      slot('11:00'),
      slot('11:30', 'away'),
      slot('14:00'),
    ];
    const isFree = ({ refusal }: (typeof slots)[number]) => refusal === null;
    expect(nearestTimes(slots, '10:30', isFree)).toEqual(['09:00', '10:00', '11:00']);
    expect(nearestTimes(slots, '14:00', isFree)).toEqual(['09:00', '10:00', '11:00']);
    expect(nearestTimes([], '10:30', isFree)).toEqual([]);
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
