import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bookings } from '../../platform/database/schema/index.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { RequestContext } from './request-context.ts';
import { type BookingRow, ownedBy, selectBookings } from './booking-row.ts';
import { cancelLocked } from './cancel.ts';
import { lockBooking } from './change.ts';

/** The caller's upcoming appointments, by salon, which is the lock order. */
export const upcomingOf = (
  db: Database,
  actor: Pick<Actor, 'kind' | 'id'>,
  time: number,
): Promise<BookingRow[]> =>
  selectBookings(db)
    .where(
      and(ownedBy(actor), eq(bookings.status, 'confirmed'), gt(bookings.startsAt, new Date(time))),
    )
    .orderBy(asc(bookings.salonId), asc(bookings.id));

/**
 * Cancels all appointments of a caller whose records are erased, including those past the notice period, so that the
 * salon gets its chairs back. Only the salons are notified.
 */
export async function cancelAll(tx: Database, context: RequestContext): Promise<void> {
  for (const { id, revision } of await upcomingOf(tx, context.actor, context.time)) {
    await cancelLocked(tx, context, await lockBooking(tx, context, id, revision));
  }
}
