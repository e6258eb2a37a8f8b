import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { withAgreedLength } from '../bookings/agreed-length.ts';
import type { RequestContext } from '../bookings/request-context.ts';
import { type BookingRow, findBooking } from '../bookings/booking-row.ts';
import { requireChangeable } from '../bookings/change.ts';
import { draftOf } from '../bookings/move.ts';
import { newRow } from '../bookings/new-booking.ts';
import { ownerFor, requireOnePlace } from '../bookings/one-place.ts';
import { readRivals, requirePlace, takePlace } from '../bookings/place.ts';
import { relocate } from '../bookings/relocate.ts';
import type { Database } from '../../platform/database/database.ts';
import { waitOffers } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { publishNotices } from '../notices/record.ts';
import { lockBookingRow } from './booking-of.ts';
import { endEntry, endOffer, lockOffer, type LockedOffer } from './offer-rows.ts';
import { storeBooking } from '../bookings/store-booking.ts';
import { together } from '../../platform/database/together.ts';

/** The time and the texts of an offer. */
const momentOf = ({ localDate: date, localTime }: LockedOffer['offer']) => ({
  date,
  time: localTime.slice(0, 5),
});

/**
 * Accepts a held time: books it, or moves the booking to it. A repeated call returns the booking.
 * @throws ApiError 404 for another customer's offer, 409 where it is no longer held
 */
export async function claim(
  tx: Database,
  context: RequestContext,
  offerId: string,
): Promise<BookingRow> {
  const { actor, salonStates } = context;
  const locked = await lockOffer(tx, salonStates, offerId, actor.id);
  if (locked === undefined) throw new ApiError(404, 'not-found');
  const { entry, offer } = locked;
  if (offer.status === 'claimed' && offer.bookingId !== null) {
    const taken = await findBooking(tx, offer.bookingId, actor);
    if (taken?.status === 'confirmed') return taken;
  }
  // Read after the lock, whose time decides which holds have ended.
  if (offer.status !== 'open' || offer.heldUntil.getTime() <= salonStates.now()) {
    throw new ApiError(409, 'offer-gone');
  }
  // In the same transaction, against concurrent bookings.
  await endOffer(tx, offer, { status: 'claimed' });
  const row =
    entry.bookingId === null
      ? await book(tx, context, locked)
      : await bringForward(tx, context, locked, entry.bookingId);
  await tx.update(waitOffers).set({ bookingId: row.id }).where(eq(waitOffers.id, offer.id));
  await endEntry(tx, entry.id, 'served');
  await publishNotices(tx, entry.customerId);
  return row;
}

/** Books at the offered price. */
async function book(
  tx: Database,
  context: RequestContext,
  { entry, offer, calendar, version }: LockedOffer,
): Promise<BookingRow> {
  const { actor, language, time: now } = context;
  const service = calendar.services.get(entry.serviceId);
  if (!calendar.isOpen || service === undefined) throw new ApiError(409, 'offer-gone');
  const { barberId, serviceMinor, barberMinor, travelMinor } = offer;
  const draft = { service, location: 'salon', barberId, ...momentOf(offer) } as const;
  const place = requirePlace(calendar, await readRivals(tx, calendar, draft), draft, now);
  const price = { serviceMinor, barberMinor, travelMinor };
  const { date, time } = draft;
  const owner = await ownerFor(tx, context, place);
  const row = newRow({
    id: randomUUIDv7(),
    calendar,
    service,
    place,
    price,
    owner,
    actor,
    guest: null,
    request: { barberId, date, time, location: 'salon', address: '', notes: '' },
    language,
    time: now,
  });
  await together(
    storeBooking(tx, { row, calendar, version, draft, place, actor, owner, time: now }),
  );
  return row;
}

async function bringForward(
  tx: Database,
  context: RequestContext,
  { entry, offer, version, ...locked }: LockedOffer,
  bookingId: string,
): Promise<BookingRow> {
  const { actor, time: now } = context;
  const booking = await lockBookingRow(tx, bookingId);
  if (booking?.customerId !== entry.customerId) throw new ApiError(409, 'offer-gone');
  requireChangeable(booking, now);
  const calendar = withAgreedLength(locked.calendar, booking);
  const to = momentOf(offer);
  const draft = draftOf(calendar, booking, { ...to, barberId: offer.barberId });
  const rivals = await readRivals(tx, calendar, draft, bookingId);
  const place = requirePlace(calendar, rivals, draft, now, bookingId);
  const owner = { customerId: entry.customerId };
  await requireOnePlace(tx, context, owner, { ...place, exceptBookingId: bookingId });
  return relocate(tx, {
    booking,
    calendar,
    version,
    owner,
    actor,
    to,
    place,
    barberMinor: offer.barberMinor,
    take: () => takePlace(tx, calendar, draft, bookingId, place),
    time: now,
  });
}
