import type { DeskMoveRequest } from '@salonica/contract/v1';
import { deskCalendar, deskChangeRefusal, deskNow, type Place } from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { withAgreedLength } from '../bookings/agreed-length.ts';
import type { BookingRow } from '../bookings/booking-row.ts';
import type { Target } from '../bookings/cancel.ts';
import { draftOf } from '../bookings/move.ts';
import { findOtherPlace } from '../bookings/one-place.ts';
import type { Owner } from '../bookings/owner.ts';
import { readRivals, requirePlace, takePlace } from '../bookings/place.ts';
import { relocate } from '../bookings/relocate.ts';
import type { DeskChanged } from './change-desk.ts';
import { type DeskContext, lockAtDesk, type LockedAtDesk, requireColumn } from './lock-booking.ts';

/**
 * Moves a visit, or changes its barber or service. The agreed price stays, except for the part of
 * another service.
 * @throws ApiError and StartRefusedError, which end the transaction
 */
export async function moveAtDesk(
  tx: Database,
  context: DeskContext,
  { id, revision, to }: Target & { to: DeskMoveRequest },
): Promise<DeskChanged> {
  return moveLocked(tx, context, await lockAtDesk(tx, context, { id, revision }), to);
}

/** The same for a booking that is locked, by the rules of the given calendar. */
export async function moveLocked(
  tx: Database,
  { actor, member, time }: DeskContext,
  locked: LockedAtDesk,
  to: DeskMoveRequest,
): Promise<DeskChanged> {
  const { booking, owner, version } = locked;
  const { id } = booking;
  const refusal = deskChangeRefusal(booking, time);
  if (refusal !== null) throw new ApiError(409, refusal);
  const barberId = to.barberId ?? booking.barberId;
  requireColumn(member, barberId);
  const agreed = withAgreedLength(locked.calendar, booking);
  const calendar = deskCalendar(agreed, to.outsideHours);
  const serviceId = to.serviceId ?? booking.serviceId;
  if (!calendar.services.has(serviceId)) {
    throw new ApiError(409, 'not-bookable', { nearest: [] });
  }
  const wanted = draftOf(calendar, { ...booking, serviceId }, { ...to, barberId });
  const isSame = serviceId === booking.serviceId;
  // What was agreed is served, also after the service was dropped.
  const service = isSame ? { ...wanted.service, isOffered: true } : wanted.service;
  const draft = { ...wanted, service };
  const rivals = await readRivals(tx, calendar, draft, id);
  const place = requirePlace(calendar, rivals, draft, deskNow(time), id);
  const serviceMinor = isSame ? booking.serviceMinor : service.priceMinor;
  requireShownTotal(booking, serviceMinor, to);
  if (owner !== null) await requireOnePlaceAtDesk(tx, owner, place, id);
  const row = await relocate(tx, {
    ...locked,
    actor,
    to,
    place,
    barberMinor: booking.barberMinor,
    anyBarber: booking.anyBarber && to.barberId === undefined,
    ...(isSame ? {} : { service: { serviceId, serviceMinor, name: service.name } }),
    take: () => takePlace(tx, calendar, draft, id, place),
    time,
  });
  return { row, version };
}

/** @throws ApiError 409 where another service changes the price that the member saw */
function requireShownTotal(
  { totalMinor, serviceMinor: agreed, currency }: BookingRow,
  serviceMinor: number,
  { total: shown }: DeskMoveRequest,
): void {
  const total = { minor: totalMinor - agreed + serviceMinor, currency };
  const expected = shown ?? { minor: totalMinor, currency };
  if (expected.minor === total.minor && expected.currency === currency) return;
  throw new ApiError(409, 'price-changed', { total });
}

/**
 * The customer cannot be in two places; which other place it is, is not told to the salon.
 * @throws ApiError 409
 */
export async function requireOnePlaceAtDesk(
  tx: Database,
  owner: Owner,
  { startsAt, endsAt }: Pick<Place, 'startsAt' | 'endsAt'>,
  exceptBookingId: string,
): Promise<void> {
  const other = await findOtherPlace(tx, owner, { startsAt, endsAt, exceptBookingId });
  if (other === undefined) return;
  throw new ApiError(409, 'double-booked', { message: 'customerElsewhere' });
}
