import type { Database } from '../../platform/database/database.ts';
import { forgetBooking } from './follow-booking.ts';
import { notifyFreed } from './notify-freed.ts';
import { announce } from './announce.ts';
import { releaseChair } from './blocks.ts';
import type { RequestContext } from './request-context.ts';
import type { BookingRow } from './booking-row.ts';
import { lockBooking, type LockedBooking, requireChangeable, store } from './change.ts';
import { recordChange } from './record-change.ts';

/** Which booking, in which state. */
export interface Target {
  id: string;
  revision: number;
}

/** Changes a booking, for the revision that the caller saw. */
export type BookingChange = (
  tx: Database,
  context: RequestContext,
  target: Target,
) => Promise<BookingRow>;

/**
 * Marks a booking of a locked salon as cancelled; its chair is free immediately, also for the
 * waitlist.
 */
export async function cancelLocked(
  tx: Database,
  { actor, time }: RequestContext,
  { booking, owner, version }: LockedBooking,
): Promise<BookingRow> {
  const range = await releaseChair(tx, booking.id);
  const row = await store(tx, booking, { status: 'cancelled', cancelledAt: new Date(time) });
  await recordChange(tx, {
    action: 'cancel',
    actor,
    owner,
    bookingId: booking.id,
    revision: row.revision,
    salon: { id: booking.salonId, version },
    before: { status: 'confirmed' },
    after: { status: 'cancelled' },
  });
  await forgetBooking(tx, booking);
  await notifyFreed(tx, { salonId: booking.salonId, barberId: booking.barberId, range });
  return row;
}

/** Cancels a booking, which can be restored. */
export async function cancel(
  tx: Database,
  context: RequestContext,
  { id, revision }: Target,
): Promise<BookingRow> {
  const locked = await lockBooking(tx, context, id, revision);
  requireChangeable(locked.booking, context.time);
  const row = await cancelLocked(tx, context, locked);
  await announce(tx, { kind: 'cancellation', row, time: context.time });
  return row;
}
