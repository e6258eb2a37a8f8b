import {
  type Busy,
  dayClock,
  findPlace,
  minutesOf,
  partsAt,
  partsFrom,
  type Place,
  type PlaceDraft,
  type Range,
  type SalonCalendar,
  servedBy,
  serviceParts,
} from '@salonica/policy';
import { readBusy } from '../availability/busy-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import { takeChair } from './blocks.ts';
import { isChairTaken } from './chair-taken.ts';
import { StartRefusedError } from './start-refused.ts';

/**
 * The bookings that affect a request: overlapping ones, and for any barber all of that day.
 * @param except - a booking whose blocks are ignored
 */
export function readRivals(
  tx: Database,
  calendar: SalonCalendar,
  draft: PlaceDraft,
  except?: string,
): Promise<Busy> {
  const { salonId } = calendar;
  const { location, barberId } = draft;
  const { begins, ends, start } = timesOf(calendar, draft);
  const team = calendar.barbers.filter(({ id }) => barberId === null || barberId === id);
  // Also where the barber has left.
  const visit = [draft.service, ...team.map((member) => servedBy(draft.service, member))]
    .flatMap((service) => [
      ...(partsAt(calendar, service, location) ?? []),
      ...serviceParts(service, null),
    ])
    .flatMap(({ from, until }) => [start + from, start + until]);
  const all = barberId === null ? [...visit, begins, ends] : visit;
  const [from, until] = [Math.min(...all), Math.max(...all)];
  return readBusy(tx, { salonId, from, until, barberId, except });
}

/**
 * The day and the start of a request; a skipped or repeated time, which is refused, counts as the
 * start of the day.
 */
function timesOf({ timeZone }: SalonCalendar, { date, time }: PlaceDraft) {
  const clock = dayClock(timeZone, date);
  const [begins, ends] = [clock.opening(0), clock.closing(24 * 60)];
  return { begins, ends, start: clock.instantOf(minutesOf(time)) ?? begins };
}

/**
 * The chair for a request, by the booking rules.
 * @param busy - competing bookings, read while the salon is locked
 * @param except - a booking that moves
 * @throws StartRefusedError
 */
export function requirePlace(
  calendar: SalonCalendar,
  busy: Busy,
  draft: PlaceDraft,
  now: number,
  except?: string,
): Place {
  const { place, refusal } = findPlace(calendar, busy, draft, now);
  if (refusal !== null) {
    throw new StartRefusedError(refusal, { salonId: calendar.salonId, draft, except });
  }
  return place;
}

/** The range in which a visit occupies the chair. */
export const partsOf = (
  calendar: SalonCalendar,
  { service, location }: PlaceDraft,
  { startsAt, member }: Place,
): readonly Range[] =>
  partsFrom(startsAt, partsAt(calendar, servedBy(service, member), location) ?? []);

/**
 * Occupies the chair for a stored booking.
 * @throws StartRefusedError where the constraint rejects it
 */
export const takePlace = (
  tx: Database,
  calendar: SalonCalendar,
  draft: PlaceDraft,
  bookingId: string,
  place: Place,
): Promise<void> => {
  const taken = takeChair(tx, bookingId, place.member.id, partsOf(calendar, draft, place));
  return orRefused(taken, calendar, draft, bookingId);
};

/** @throws StartRefusedError where the constraint on chairs rejects it */
export async function orRefused<Value>(
  written: Promise<Value>,
  { salonId }: SalonCalendar,
  draft: PlaceDraft,
  except: string,
): Promise<Value> {
  try {
    return await written;
  } catch (error) {
    if (!isChairTaken(error)) throw error;
    throw new StartRefusedError('booked', { salonId, draft, except });
  }
}
