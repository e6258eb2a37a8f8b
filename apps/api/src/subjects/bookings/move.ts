import type { MoveRequest } from '@salonica/contract/v1';
import { type PlaceDraft, priceOf, type SalonCalendar } from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { withAgreedLength } from './agreed-length.ts';
import type { RequestContext } from './request-context.ts';
import type { BookingRow } from './booking-row.ts';
import { lockBooking, requireChangeable } from './change.ts';
import { requireOnePlace } from './one-place.ts';
import { readRivals, requirePlace, takePlace } from './place.ts';
import { relocate } from './relocate.ts';
import { requireUnprovedRoom, unprovedAt } from './unproved.ts';

/**
 * Moves a booking: it keeps its id, and its price unless another barber is wanted who has a
 * different one.
 */
export async function move(
  tx: Database,
  context: RequestContext,
  { id, revision, to }: { id: string; revision: number; to: MoveRequest },
): Promise<BookingRow> {
  const { actor, time: now } = context;
  const locked = await lockBooking(tx, context, id, revision);
  const { booking, owner } = locked;
  const calendar = withAgreedLength(locked.calendar, booking);
  requireChangeable(booking, now);
  const barberId = to.barberId ?? wantedBarber(booking);
  const draft = draftOf(calendar, booking, { ...to, barberId });
  const rivals = await readRivals(tx, calendar, draft, id);
  const place = requirePlace(calendar, rivals, draft, now, id);
  const barberMinor =
    barberId === null || barberId === booking.barberId
      ? booking.barberMinor
      : priceOf(calendar, draft.service, place.member, draft.location).barberMinor;
  requireAgreedPrice(booking, barberMinor, to);
  await requireOnePlace(tx, context, owner, { ...place, exceptBookingId: id });
  await requireUnprovedRoom(tx, calendar, unprovedAt(booking, to.date, place), now);

  return relocate(tx, {
    ...locked,
    actor,
    to,
    place,
    barberMinor,
    anyBarber: barberId === null,
    take: () => takePlace(tx, calendar, draft, id, place),
    time: now,
  });
}

/** Whose times a booking can move to: all barbers' where any was booked. */
export const wantedBarber = ({
  anyBarber,
  barberId,
}: Pick<BookingRow, 'anyBarber' | 'barberId'>): string | null => (anyBarber ? null : barberId);

/** A booking's request for another time. */
export function draftOf(
  { services }: SalonCalendar,
  { serviceId, location }: Pick<BookingRow, 'serviceId' | 'location'>,
  { date, time, barberId }: Pick<PlaceDraft, 'date' | 'time' | 'barberId'>,
): PlaceDraft {
  const service = services.get(serviceId);
  if (service === undefined) throw new Error('A booked service stays in the tables.');
  return { service, location: location === 'home' ? 'home' : 'salon', barberId, date, time };
}

/** @throws ApiError 409 where another barber's price differs from the one that the customer saw */
function requireAgreedPrice(
  { totalMinor, barberMinor: agreed, currency }: BookingRow,
  barberMinor: number,
  { total: shown }: MoveRequest,
): void {
  const total = { minor: totalMinor - agreed + barberMinor, currency };
  const expected = shown ?? { minor: totalMinor, currency };
  if (expected.minor !== total.minor || expected.currency !== currency) {
    throw new ApiError(409, 'price-changed', { total });
  }
}
