import { dayClock, minutesOf, type Range, type SalonCalendar } from '@salonica/policy';
import { ApiError } from '../../platform/http/api-error.ts';
import { isChairTaken } from '../bookings/chair-taken.ts';

interface WallTimes {
  date: string;
  starts: string;
  lastDate: string;
  ends: string;
}

/** Times on the clock of a zone as instants. */
export function rangeOf(timeZone: string, { date, starts, lastDate, ends }: WallTimes): Range {
  const from = dayClock(timeZone, date).opening(minutesOf(starts));
  const until = dayClock(timeZone, lastDate).closing(minutesOf(ends));
  // Only where the clocks skip all of it.
  if (until <= from) throw new ApiError(409, 'not-bookable', { nearest: [] });
  return { from, until };
}

/** In PostgreSQL's syntax. */
export const rangeText = ({ from, until }: Range): string =>
  `[${new Date(from).toISOString()},${new Date(until).toISOString()})`;

/** @throws ApiError 409 where the barber is not in the team */
export function requireBarber({ barbers }: SalonCalendar, barberId: string): void {
  if (barbers.some(({ id }) => id === barberId)) return;
  throw new ApiError(409, 'not-bookable', { nearest: [] });
}

/** A time of a barber that is kept free, or in which the barber is away. */
export interface KeptTime {
  barberId: string;
  range: Range;
  /** The block that moves, or bookings that leave the time. */
  except?: string | readonly string[];
}

/** The chair is occupied; what occupies it is read after the transaction. */
export class ChairTakenError extends Error {
  readonly kept: KeptTime;

  constructor(kept: KeptTime) {
    super('slot-taken');
    this.name = 'ChairTakenError';
    this.kept = kept;
  }
}

/** @throws ChairTakenError where the constraint on chairs rejects it */
export async function orTaken<Value>(written: PromiseLike<Value>, kept: KeptTime): Promise<Value> {
  try {
    return await written;
  } catch (error) {
    if (!isChairTaken(error)) throw error;
    throw new ChairTakenError(kept);
  }
}
