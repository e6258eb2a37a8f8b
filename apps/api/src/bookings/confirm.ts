import { randomUUIDv7 } from 'node:crypto';
import type { ConfirmRequest } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import type { SalonCalendar, Service, StaffMember } from '../availability/calendar.ts';
import type { Database } from '../database/database.ts';
import { bookings } from '../database/schema/index.ts';
import { ApiError } from '../http/api-error.ts';
import type { BookingContext } from './booking-context.ts';
import { type BookingRow, selectBookings } from './booking-row.ts';
import { ownerFor } from './owner.ts';
import { findPlace, takePlace } from './place.ts';
import { priceOf, totalOf } from './price.ts';
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
): Promise<BookingRow> {
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
  const total = { minor: totalOf(price), currency: calendar.currency };
  if (request.total.minor !== total.minor || request.total.currency !== total.currency) {
    throw new ApiError(409, 'price-changed', { total });
  }

  const id = randomUUIDv7();
  const { member, startsAt, endsAt } = place;
  await tx.insert(bookings).values({
    id,
    salonId,
    ...owner,
    ...('guestId' in owner
      ? { guestName: request.guest?.name ?? null, guestEmail: request.guest?.email ?? null }
      : {}),
    serviceId: service.id,
    staffId: member.id,
    localDate: date,
    localTime: time,
    timeZone: calendar.timeZone,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    ...price,
    currency: calendar.currency,
    location,
    address: location === 'home' ? request.address : '',
    notes: request.notes,
    names: { salon: calendar.name, service: service.name, barber: member.name },
    language,
    createdAt: new Date(now),
  });
  await takePlace(tx, calendar, wish, id, place);
  await tell(tx, {
    action: 'confirm',
    actor,
    owner,
    bookingId: id,
    revision: 0,
    salon: { id: salonId, version },
    after: { date, time, staffId: member.id },
  });
  const [row] = await selectBookings(tx).where(eq(bookings.id, id));
  if (row === undefined) throw new Error('The booking was not stored.');
  return row;
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
