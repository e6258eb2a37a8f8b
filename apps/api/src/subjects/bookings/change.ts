import { changeRefusal, type ChangeTerms } from '@salonica/policy';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bookings } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { RequestContext } from './request-context.ts';
import { type BookingRow, findBooking, readBooking } from './booking-row.ts';
import { bookingWire } from './booking-wire.ts';
import type { Owner } from './owner.ts';
import { type LockedSalon, lockSalon } from './salon-lock.ts';

/** A booking that is locked until the transaction ends, and its salon. */
export interface LockedBooking extends LockedSalon {
  booking: BookingRow;
  owner: Owner;
}

/**
 * Takes the locks of a booking: its salon first, as every write does.
 *
 * @throws ApiError 404 for an unknown booking and for another customer's, 412 where it was changed elsewhere
 */
export async function lockBooking(
  tx: Database,
  context: RequestContext,
  id: string,
  revision: number,
): Promise<LockedBooking> {
  const seen = await findBooking(tx, id, context.actor);
  if (seen === undefined) throw new ApiError(404, 'not-found');
  const salon = await lockSalon(tx, context.salonStates, seen.salonId);
  if (salon === undefined) throw new Error('A booked salon has a clock.');
  return { ...salon, ...(await lockRow(tx, context, id, revision)) };
}

/** The same for a change that does not affect the salon's times. */
export async function lockRow(
  tx: Database,
  context: RequestContext,
  id: string,
  revision: number,
): Promise<Pick<LockedBooking, 'booking' | 'owner'>> {
  const { actor } = context;
  await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('update');
  const booking = await findBooking(tx, id, actor);
  if (booking === undefined) throw new ApiError(404, 'not-found');
  if (booking.revision !== revision) {
    throw new ApiError(412, 'revision-changed', { booking: bookingWire(booking, context) });
  }
  const owner = actor.kind === 'customer' ? { customerId: actor.id } : { guestId: actor.id };
  return { booking, owner };
}

/** @throws ApiError 409 where it is over or cancelled, or too close to its start */
export function requireChangeable(booking: ChangeTerms, time: number): void {
  const refusal = changeRefusal(booking, time);
  if (refusal !== null) throw new ApiError(409, refusal);
}

/**
 * Stores the change and returns the whole booking.
 * @param isQuiet - for a change that the customer is not told of
 */
export async function store(
  tx: Database,
  { id, revision }: Pick<BookingRow, 'id' | 'revision'>,
  change: Partial<typeof bookings.$inferInsert>,
  isQuiet = false,
): Promise<BookingRow> {
  await tx
    .update(bookings)
    .set({
      ...change,
      revision: revision + 1,
      announcedRevision: isQuiet
        ? sql`case ${bookings.announcedRevision} when ${revision} then ${revision + 1} else ${bookings.announcedRevision} end`
        : sql`coalesce(${bookings.announcedRevision}, ${revision})`,
    })
    .where(eq(bookings.id, id));
  const row = await readBooking(tx, id);
  if (row === undefined) throw new Error('The booking is gone.');
  return row;
}
