import { dayClock, minutesOf } from '@salonica/policy';
import { ApiError } from '../../platform/http/api-error.ts';
import { isChairTaken } from '../bookings/chair-taken.ts';
import type { LockedSalon } from '../bookings/salon-lock.ts';

interface WallTimes {
  date: string;
  starts: string;
  lastDate: string;
  ends: string;
}

/** Times on the clock of a zone as a range of instants, in PostgreSQL's syntax. */
export function rangeText(timeZone: string, { date, starts, lastDate, ends }: WallTimes): string {
  const from = dayClock(timeZone, date).opening(minutesOf(starts));
  const until = dayClock(timeZone, lastDate).closing(minutesOf(ends));
  // Only where the clocks skip all of it.
  if (until <= from) throw new ApiError(409, 'not-bookable', { nearest: [] });
  return `[${new Date(from).toISOString()},${new Date(until).toISOString()})`;
}

/** @throws ApiError 409 where the barber is not in the team */
export function requireBarber({ calendar }: LockedSalon, barberId: string): void {
  if (calendar.barbers.some(({ id }) => id === barberId)) return;
  throw new ApiError(409, 'not-bookable', { nearest: [] });
}

/** @throws ApiError 409 where the constraint on chairs rejects it */
export async function orTaken<Value>(written: PromiseLike<Value>): Promise<Value> {
  try {
    return await written;
  } catch (error) {
    if (!isChairTaken(error)) throw error;
    throw new ApiError(409, 'slot-taken', { nearest: [] });
  }
}
