import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bookings } from '../database/schema/index.ts';
import type { CustomerActor } from '../identity/actor.ts';
import type { RequestContext } from './request-context.ts';
import { type BookingRow, selectBookings } from './booking-row.ts';
import { cancelLocked } from './cancel.ts';
import { lockBooking } from './change.ts';

/** A customer's upcoming appointments, by salon, which is the lock order. */
export const upcomingOf = (db: Database, customerId: string, time: number): Promise<BookingRow[]> =>
  selectBookings(db)
    .where(
      and(
        eq(bookings.customerId, customerId),
        eq(bookings.status, 'confirmed'),
        gt(bookings.startsAt, new Date(time)),
      ),
    )
    .orderBy(asc(bookings.salonId), asc(bookings.id));

/**
 * Cancels all appointments of a customer whose account is deleted, including those past the notice period, so that the
 * salon gets its chairs back. Only the salons are notified.
 */
export async function cancelAll(
  tx: Database,
  context: RequestContext & { actor: CustomerActor },
): Promise<void> {
  for (const { id, revision } of await upcomingOf(tx, context.actor.id, context.time)) {
    await cancelLocked(tx, context, await lockBooking(tx, context, id, revision));
  }
}
