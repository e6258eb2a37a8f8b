import { randomUUIDv7 } from 'node:crypto';
import type { ConfirmRequest } from '@salonica/contract/v1';
import type { SalonCalendar, Service, StaffMember } from '../availability/calendar.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { BookingContext, Written } from './booking-context.ts';
import { insertBooking, newRow } from './new-booking.ts';
import { ownerFor } from './owner.ts';
import { findPlace, takePlace } from './place.ts';
import { type Price, priceOf, totalOf } from './price.ts';
import { lockSalon } from './salon-lock.ts';
import { tell } from './tell.ts';

/**
 * Books a time.
 *
 * @throws ApiError and StartRefusedError, which end the transaction
 */
export async function confirm(
  tx: Database,
  { salonStates, actor, language, time: now }: BookingContext,
  request: ConfirmRequest,
): Promise<Written> {
  const { salonId, date, time, location } = request;
  if (location === 'home' && request.address === '') {
    throw new ApiError(422, 'invalid', { fields: { address: 'requiredField' } });
  }
  const salon = await lockSalon(tx, salonStates, salonId);
  if (salon?.calendar.isOpen !== true) throw new ApiError(404, 'not-found');
  const { calendar, version } = salon;
  const { service, wanted } = choiceOf(calendar, request);
  const owner = await ownerFor(tx, actor, now);
  const wish = { service, location, staffId: request.staffId, date, time };
  const place = await findPlace(tx, calendar, wish, now);
  const price = priceOf(calendar, service, wanted, location);
  requireShownPrice(price, calendar, request);

  const id = randomUUIDv7();
  const row = newRow({
    id,
    calendar,
    service,
    place,
    price,
    owner,
    request,
    language,
    time: now,
  });
  const { member } = place;
  const written = Promise.all([
    insertBooking(tx, row),
    takePlace(tx, calendar, wish, id, place),
    tell(tx, {
      action: 'confirm',
      actor,
      owner,
      bookingId: id,
      revision: 0,
      salon: { id: salonId, version },
      after: { date, time, staffId: member.id },
    }),
  ]);
  return { row, written };
}

/** @throws ApiError 409 where the customer was shown another price than that of now */
function requireShownPrice(
  price: Price,
  { currency }: SalonCalendar,
  { total: shown }: ConfirmRequest,
): void {
  const total = { minor: totalOf(price), currency };
  if (shown.minor !== total.minor || shown.currency !== currency) {
    throw new ApiError(409, 'price-changed', { total });
  }
}

/** What was chosen, as the salon offers it now. */
function choiceOf(
  { services, staff, travel }: SalonCalendar,
  { serviceId, staffId, location }: ConfirmRequest,
): { service: Service; wanted: StaffMember | undefined } {
  const service = services.get(serviceId);
  const wanted = staff.find(({ id }) => id === staffId);
  const isOffered =
    service?.isOffered === true &&
    (staffId === null || wanted !== undefined) &&
    (location === 'salon' || travel !== null);
  if (!isOffered) throw new ApiError(409, 'not-bookable', { nearest: [] });
  return { service, wanted };
}
