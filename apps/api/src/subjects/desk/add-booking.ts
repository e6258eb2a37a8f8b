import { randomUUIDv7 } from 'node:crypto';
import type { DeskAddRequest } from '@salonica/contract/v1';
import { deskCalendar, deskNow, priceOf } from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { newRow } from '../bookings/new-booking.ts';
import { readRivals, requirePlace } from '../bookings/place.ts';
import type { DeskChanged } from './change-desk.ts';
import { type DeskContext, lockDesk, requireColumn } from './lock-booking.ts';
import { storeBooking } from '../bookings/store-booking.ts';
import { together } from '../../platform/database/together.ts';

/**
 * Enters the visit of a person who came or called. It has a name, and no account that could be
 * told of changes.
 * @throws ApiError and StartRefusedError, which end the transaction
 */
export async function addAtDesk(
  tx: Database,
  context: DeskContext,
  request: DeskAddRequest,
): Promise<DeskChanged> {
  const { actor, member, language, time: now } = context;
  const { source, serviceId, barberId, date, time, name, email, phone, notes } = request;
  const { outsideHours } = request;
  requireColumn(member, barberId);
  const locked = await lockDesk(tx, context);
  const calendar = deskCalendar(locked.calendar, outsideHours);
  const service = calendar.services.get(serviceId);
  const barber = calendar.barbers.find(({ id }) => id === barberId);
  if (!calendar.isOpen || service?.isOffered !== true || barber === undefined) {
    throw new ApiError(409, 'not-bookable', { nearest: [] });
  }
  const draft = { service, location: 'salon', barberId, date, time } as const;
  const rivals = await readRivals(tx, calendar, draft);
  const place = requirePlace(calendar, rivals, draft, deskNow(now));
  const row = newRow({
    id: randomUUIDv7(),
    calendar,
    service,
    place,
    price: priceOf(calendar, service, barber, 'salon'),
    source,
    owner: null,
    actor,
    guest: { name, email: email ?? null, phone: phone ?? null, network: null, provedAt: null },
    request: { barberId, date, time, location: 'salon', address: '', notes },
    language,
    time: now,
  });
  const { version } = locked;
  await together(
    storeBooking(tx, { row, calendar, version, draft, place, actor, owner: null, time: now }),
  );
  return { row, version };
}
