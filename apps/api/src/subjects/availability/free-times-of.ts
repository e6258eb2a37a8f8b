import {
  addDays,
  day,
  dayClock,
  daysBetween,
  freeStarts,
  minute,
  minutesOf,
  wallClock,
} from '@salonica/policy';
import type { SalonState } from './salon-states.ts';

/** A row of `free_times`, with the names of its columns. */
export interface FreeTimesRow {
  salon_id: string;
  version: number;
  starts: readonly number[];
  quarters: readonly number[];
  next_at: number;
  next_until: number;
  good_until: string;
}

/** Later than every start: the greatest integer of the database. */
export const never = 2_147_483_647;

/** Days beyond the horizon that are computed too, so that not every salon is due each midnight. */
const daysBeyond = 2;

const minutesOfQuarter = 6 * 60;

/** The six hours of a local time: each day has four. */
export const quarterOf = (date: string, minutes: number): number =>
  daysBetween('1970-01-01', date) * 4 + Math.floor(minutes / minutesOfQuarter);

/** The free times of a salon by the booking rules. */
export function freeTimesOf(
  { calendar, busy, version, heldUntil }: SalonState,
  time: number,
): FreeTimesRow {
  const { salonId, timeZone, horizonDays, leadMinutes } = calendar;
  const today = wallClock(timeZone, time).date;
  const last = addDays(today, horizonDays);
  // What can be booked by then depends on the time of the question.
  const wide = { ...calendar, leadMinutes: 0, horizonDays: horizonDays + daysBeyond };
  const free = Array.from(freeStarts(wide, busy, {}, time), ({ date, time: at, instant }) => ({
    date,
    start: instant / minute,
    quarter: quarterOf(date, minutesOf(at)),
  }));
  const shortestWait = leastWait(leadMinutes);
  const earliest = Math.floor(time / minute) + shortestWait;
  const next = free.find(({ date, start }) => start >= earliest && date <= last)?.start ?? never;
  const midnight = (days: number) => dayClock(timeZone, addDays(today, days)).opening(0);
  // Salons that were computed together are not due together.
  const covered = midnight(daysBeyond + 1) - Math.random() * day;
  const goodUntil = Math.min(heldUntil, next === never ? midnight(1) : covered);
  return {
    salon_id: salonId,
    version,
    starts: [...new Set(free.map(({ start }) => start))].toSorted((a, b) => a - b),
    quarters: [...new Set(free.map(({ quarter }) => quarter))],
    next_at: next,
    next_until: next === never ? never : next - shortestWait,
    good_until: new Date(goodUntil).toISOString(),
  };
}

/** Minutes from the present one to the earliest start. */
export const leastWait = (leadMinutes: number): number => Math.max(1, leadMinutes);
