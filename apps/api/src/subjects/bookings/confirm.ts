import { randomUUIDv7 } from 'node:crypto';
import type { ConfirmRequest } from '@salonica/contract/v1';
import {
  type Barber,
  type Busy,
  instantAt,
  type Place,
  type PlaceDraft,
  type Price,
  priceOf,
  type SalonCalendar,
  servedBy,
  type Service,
  totalOf,
} from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import { together } from '../../platform/database/together.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { RequestContext, Written } from './request-context.ts';
import { type NewGuest, newRow } from './new-booking.ts';
import { ownerFor, requireOnePlace } from './one-place.ts';
import { type Owner, ownerOf } from './owner.ts';
import { readRivals, requirePlace } from './place.ts';
import { type LockedSalon, lockSalon } from './salon-lock.ts';
import { StartRefusedError } from './start-refused.ts';
import { requireUnprovedRoom } from './unproved.ts';
import { provedBefore } from './visit-links.ts';
import { storeBooking } from './store-booking.ts';

/** Where a call comes from. */
export interface CallOrigin {
  /** Null where it is unknown. */
  network: string | null;
}

/** The locked salon and its other bookings at that time; undefined where they have to be read. */
export interface Prepared {
  salon: LockedSalon | undefined;
  rivals: Busy | undefined;
}

/**
 * Locks the salon and reads the relevant bookings in one round trip: the last calendar read
 * determines what to read, if it proves to be current.
 * @throws ApiError 422 for a visit at home without an address, and for a guest without a contact
 */
export async function prepareConfirm(
  tx: Database,
  { salonStates, actor }: RequestContext,
  request: ConfirmRequest,
): Promise<Prepared> {
  const { salonId, location, address, guest } = request;
  if (location === 'home' && address === '') {
    throw new ApiError(422, 'invalid', { fields: { address: 'requiredField' } });
  }
  if (actor.kind === 'guest' && guest === undefined) {
    const fields = { 'guest.name': 'requiredField', 'guest.email': 'requiredField' } as const;
    throw new ApiError(422, 'invalid', { fields });
  }
  const last = salonStates.lastCalendar(salonId);
  const service = last?.services.get(request.serviceId);
  const [salon, rivals] = await together([
    lockSalon(tx, salonStates, salonId),
    last && service && readRivals(tx, last, { ...request, service }),
  ]);
  return { salon, rivals: salon?.calendar === last ? rivals : undefined };
}

/**
 * Books a time.
 *
 * @throws ApiError and StartRefusedError, which end the transaction
 */
export async function confirm(
  tx: Database,
  context: RequestContext & CallOrigin,
  request: ConfirmRequest,
  { salon, rivals }: Prepared,
): Promise<Written> {
  const { actor, network, language, time: now } = context;
  const { date, time, location, barberId } = request;
  if (salon?.calendar.isOpen !== true) throw new ApiError(404, 'not-found');
  const { calendar, version } = salon;
  if (calendar.isPaused) throw new ApiError(409, 'paused');
  const { service, wanted } = choiceOf(calendar, request);
  const draft = { service, location, barberId, date, time };
  const busy = rivals ?? (await readRivals(tx, calendar, draft));
  const place = await placeFor(tx, context, calendar, busy, draft);
  const price = priceOf(calendar, service, wanted, location);
  requireShownPrice(price, calendar, request);
  const owner = await ownerFor(tx, context, place);

  const row = newRow({
    id: randomUUIDv7(),
    calendar,
    service,
    place,
    price,
    owner,
    actor,
    guest: await guestOf(tx, owner, request, network),
    request,
    language,
    time: now,
  });
  await requireUnprovedRoom(tx, calendar, row, now);
  const written = storeBooking(tx, {
    row,
    calendar,
    version,
    draft,
    place,
    actor,
    owner,
    time: now,
  });
  return { row, written };
}

/**
 * The place of a start. Where it is taken, the visitor may have it, from another tab: then other
 * times are no help.
 * @throws ApiError 409 with their booking at that time
 */
async function placeFor(
  tx: Database,
  context: RequestContext,
  calendar: SalonCalendar,
  busy: Busy,
  draft: PlaceDraft,
): Promise<Place> {
  try {
    return requirePlace(calendar, busy, draft, context.time);
  } catch (error) {
    const startsAt = instantAt(calendar.timeZone, draft.date, draft.time);
    if (error instanceof StartRefusedError && error.code === 'slot-taken' && startsAt !== null) {
      const wanted = calendar.barbers.find(({ id }) => id === draft.barberId);
      const endsAt = startsAt + servedBy(draft.service, wanted).minutes * 60_000;
      const owner = await ownerOf(tx, context.actor);
      await requireOnePlace(tx, context, owner, { startsAt, endsAt });
    }
    throw error;
  }
}

/** The contact of a guest; null for a customer. */
async function guestOf(
  tx: Database,
  owner: Owner,
  { guest }: ConfirmRequest,
  network: string | null,
): Promise<NewGuest | null> {
  if (!('guestId' in owner) || guest === undefined) return null;
  const { name, email = null, phone = null } = guest;
  return {
    name,
    email,
    phone,
    network,
    provedAt: await provedBefore(tx, owner.guestId, email),
  };
}

/** @throws ApiError 409 where the customer saw a different price */
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

/** The current offer for the choice. */
function choiceOf(
  { services, barbers, travel }: SalonCalendar,
  { serviceId, barberId, location }: ConfirmRequest,
): { service: Service; wanted: Barber | undefined } {
  const service = services.get(serviceId);
  const wanted = barbers.find(({ id }) => id === barberId);
  const isOffered =
    service?.isOffered === true &&
    (barberId === null || wanted !== undefined) &&
    (location === 'salon' || travel !== null);
  if (!isOffered) throw new ApiError(409, 'not-bookable', { nearest: [] });
  return { service, wanted };
}
