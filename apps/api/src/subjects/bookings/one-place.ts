import { mostUpcoming } from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import { instantText } from '../../platform/database/instant-text.ts';
import { statement } from '../../platform/database/statement.ts';
import { together } from '../../platform/database/together.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type BookingRow, readBooking } from './booking-row.ts';
import { bookingWire, type WireOptions } from './booking-wire.ts';
import { lockOwner, type Owner, ownerColumns, ownerOf } from './owner.ts';
import type { RequestContext } from './request-context.ts';

/** A visit, in milliseconds since 1970. */
export interface PlaceTime {
  startsAt: number;
  endsAt: number;
  /** The booking that moves there. */
  exceptBookingId?: string | undefined;
}

/**
 * The owner of the actor's bookings, who gets one more at that time; locked like in
 * {@link requireOnePlace}.
 * @throws ApiError 409 for an owner with too many upcoming bookings, or with one at that time
 */
export async function ownerFor(
  tx: Database,
  context: RequestContext,
  time: PlaceTime,
): Promise<Owner> {
  const owner = await ownerOf(tx, context.actor);
  const [, { rows }, overlaps] = await together([
    lockOwner(tx, owner),
    countUpcoming(tx, ...ownerColumns(owner), instantText(context.time)),
    findOverlap(tx, ...overlapOf(owner, time)),
  ]);
  const isGuest = 'guestId' in owner;
  if ((rows[0]?.upcoming ?? 0) >= mostUpcoming[isGuest ? 'guest' : 'customer']) {
    throw new ApiError(409, 'too-many-bookings', isGuest ? {} : { message: 'manyUpcoming' });
  }
  await requireNone(tx, context, overlaps.rows[0]);
  return owner;
}

/**
 * Requires that the owner has no other booking at that time; the owner's times stay locked until
 * the transaction ends. The salon is locked before, the booking is written after it.
 * @throws ApiError 409 with the other booking
 */
export async function requireOnePlace(
  tx: Database,
  context: WireOptions,
  owner: Owner,
  time: PlaceTime,
): Promise<void> {
  await requireNone(tx, context, await findOtherPlace(tx, owner, time));
}

/** The id of the owner's other booking at that time; locks like {@link requireOnePlace}. */
export async function findOtherPlace(
  tx: Database,
  owner: Owner,
  time: PlaceTime,
): Promise<Pick<BookingRow, 'id'> | undefined> {
  const [, { rows }] = await together([
    lockOwner(tx, owner),
    findOverlap(tx, ...overlapOf(owner, time)),
  ]);
  return rows[0];
}

async function requireNone(
  tx: Database,
  context: WireOptions,
  overlap: Pick<BookingRow, 'id'> | undefined,
): Promise<void> {
  if (overlap === undefined) return;
  const row = await readBooking(tx, overlap.id);
  if (row === undefined) return;
  throw new ApiError(409, 'double-booked', { booking: bookingWire(row, context) });
}

const countUpcoming = statement<{ upcoming: number }>(
  'count_upcoming',
  `select count(*)::int as upcoming from bookings
   where (customer_id = $1 or guest_id = $2) and status = 'confirmed' and ends_at > $3`,
);

/** The parameters of {@link findOverlap}. */
const overlapOf = (owner: Owner, { startsAt, endsAt, exceptBookingId }: PlaceTime) =>
  [
    ...ownerColumns(owner),
    instantText(startsAt),
    instantText(endsAt),
    exceptBookingId ?? null,
  ] as const;

const findOverlap = statement<{ id: string }>(
  'find_overlap',
  `select id from bookings
   where (customer_id = $1 or guest_id = $2) and status = 'confirmed'
     and starts_at < $4 and ends_at > $3 and id is distinct from $5::uuid
   order by starts_at limit 1`,
);
