import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bookings } from '../database/schema/index.ts';
import { statement } from '../database/statement.ts';
import { together } from '../database/together.ts';
import { ApiError } from '../http/api-error.ts';
import { type BookingRow, selectBookings } from './booking-row.ts';
import { bookingWire, type WireOptions } from './booking-wire.ts';
import { lockOwner, type Owner, ownerColumns } from './owner.ts';

/** A visit, in milliseconds since 1970. */
export interface PlaceTime {
  startsAt: number;
  endsAt: number;
  /** The booking that moves there. */
  exceptBookingId?: string | undefined;
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
  const other = await findOtherPlace(tx, owner, time);
  if (other === undefined) return;
  throw new ApiError(409, 'double-booked', { booking: bookingWire(other, context) });
}

/** The owner's other booking at that time; locks like {@link requireOnePlace}. */
export async function findOtherPlace(
  tx: Database,
  owner: Owner,
  { startsAt, endsAt, exceptBookingId }: PlaceTime,
): Promise<BookingRow | undefined> {
  const range = [new Date(startsAt).toISOString(), new Date(endsAt).toISOString()] as const;
  const [, { rows }] = await together([
    lockOwner(tx, owner),
    findOverlap(tx, ...ownerColumns(owner), ...range, exceptBookingId ?? null),
  ]);
  const [overlap] = rows;
  if (overlap === undefined) return undefined;
  const [row] = await selectBookings(tx).where(eq(bookings.id, overlap.id));
  return row;
}

const findOverlap = statement<{ id: string }>(
  'find_overlap',
  `select id from bookings
   where (customer_id = $1 or guest_id = $2) and status = 'confirmed'
     and starts_at < $4 and ends_at > $3 and id is distinct from $5::uuid
   order by starts_at limit 1`,
);
