import { takeChair } from '../bookings/blocks.ts';
import type { RequestContext } from '../bookings/request-context.ts';
import { type BookingRow, findBooking } from '../bookings/booking-row.ts';
import { requireOnePlace } from '../bookings/one-place.ts';
import { relocate } from '../bookings/relocate.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { publishNotices } from '../notices/record.ts';
import { lockBookingRow } from './booking-of.ts';
import { endEntry, endOffer, lockOffer } from './offer-rows.ts';
import { notifyFreed } from '../bookings/notify-freed.ts';

/**
 * Moves a booking back to the time that is still held for it. A repeated call returns the booking.
 * @throws ApiError 404 for another customer's, 409 where the time is no longer held or the booking
 * has changed since
 */
export async function undoMove(
  tx: Database,
  context: RequestContext,
  offerId: string,
): Promise<BookingRow> {
  const { actor, salonStates, time: now } = context;
  const locked = await lockOffer(tx, salonStates, offerId, actor.id);
  if (locked === undefined) throw new ApiError(404, 'not-found');
  const { entry, offer, calendar, version } = locked;
  const { bookingId, movedFrom } = offer;
  if (bookingId === null || movedFrom === null) throw new ApiError(409, 'offer-gone');
  if (offer.status === 'undone') {
    const back = await findBooking(tx, bookingId, actor);
    if (back?.status === 'confirmed') return back;
  }
  const booking = await lockBookingRow(tx, bookingId);
  const isSame =
    booking?.customerId === entry.customerId &&
    booking.status === 'confirmed' &&
    booking.revision === offer.bookingRevision;
  const member = calendar.barbers.find(({ id }) => id === offer.barberId);
  // Read after the lock, whose time decides which holds have ended.
  const isHeld = offer.status === 'moved' && offer.heldUntil.getTime() > salonStates.now();
  if (!isHeld || !isSame || member === undefined) throw new ApiError(409, 'offer-gone');
  await endOffer(tx, offer, { status: 'undone' });
  const { date, time, startsAt, endsAt, parts } = movedFrom;
  const owner = { customerId: entry.customerId };
  await requireOnePlace(tx, context, owner, { startsAt, endsAt, exceptBookingId: bookingId });
  const row = await relocate(tx, {
    booking,
    calendar,
    version,
    owner,
    actor,
    to: { date, time },
    place: { member, startsAt, endsAt },
    barberMinor: offer.barberMinor,
    take: () => takeChair(tx, bookingId, member.id, parts),
    // The next in line of the same round: customers who had an offer are skipped.
    keep: (range) =>
      notifyFreed(tx, {
        salonId: entry.salonId,
        barberId: offer.barberId,
        range,
        roundId: offer.roundId,
      }),
    time: now,
  });
  await endEntry(tx, entry.id, 'ended');
  await publishNotices(tx, entry.customerId);
  return row;
}
