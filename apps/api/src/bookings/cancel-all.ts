import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bookings } from '../database/schema/index.ts';
import type { CustomerActor } from '../identity/actor.ts';
import { giveChairBack } from './blocks.ts';
import type { BookingContext } from './booking-context.ts';
import { type BookingRow, selectBookings } from './booking-row.ts';
import { lockBooking, store } from './change.ts';
import { forgetBooking } from '../waitlist/follow-booking.ts';
import { tellFreed } from '../waitlist/tell-freed.ts';
import { tell } from './tell.ts';

/** Appointments of a customer that have not begun, by salon, which is the order of their locks. */
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
 * Cancels all appointments of a customer who leaves, also those that are too close for a change: the salon gets its chairs
 * back. Nobody is told but the salons, since there is nobody left.
 */
export async function cancelAll(
  tx: Database,
  context: BookingContext & { actor: CustomerActor },
): Promise<void> {
  const { actor, time } = context;
  for (const { id, revision } of await upcomingOf(tx, actor.id, time)) {
    const { booking, owner, version } = await lockBooking(tx, context, id, revision);
    const range = await giveChairBack(tx, id);
    const row = await store(tx, booking, { status: 'cancelled', cancelledAt: new Date(time) });
    await tell(tx, {
      action: 'cancel',
      actor,
      owner,
      bookingId: id,
      revision: row.revision,
      salon: { id: booking.salonId, version },
      before: { status: 'confirmed' },
      after: { status: 'cancelled' },
    });
    await forgetBooking(tx, booking);
    await tellFreed(tx, { salonId: booking.salonId, staffId: booking.staffId, range });
  }
}
