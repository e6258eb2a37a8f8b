import type { CancelReason } from '@salonica/contract/v1';
import { deskChangeRefusal } from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { announce } from '../bookings/announce.ts';
import { releaseChair } from '../bookings/blocks.ts';
import type { Target } from '../bookings/cancel.ts';
import { store } from '../bookings/change.ts';
import { forgetBooking } from '../bookings/follow-booking.ts';
import { notifyFreed } from '../bookings/notify-freed.ts';
import { recordChange } from '../bookings/record-change.ts';
import type { DeskChanged } from './change-desk.ts';
import { type DeskContext, lockAtDesk, type LockedAtDesk } from './lock-booking.ts';

/** Cancels a visit for the salon; only a new booking undoes it. The customer is told why. */
export async function cancelAtDesk(
  tx: Database,
  context: DeskContext,
  { reason, ...target }: Target & { reason: CancelReason },
): Promise<DeskChanged> {
  return cancelLocked(tx, context, await lockAtDesk(tx, context, target), reason);
}

/** The same for a booking that is locked. */
export async function cancelLocked(
  tx: Database,
  { actor, time }: DeskContext,
  { booking, owner, version }: LockedAtDesk,
  reason: CancelReason,
): Promise<DeskChanged> {
  const refusal = deskChangeRefusal(booking, time);
  if (refusal !== null) throw new ApiError(409, refusal);
  const { id, salonId, barberId } = booking;
  const range = await releaseChair(tx, id);
  const status = 'salon_cancelled';
  const row = await store(tx, booking, {
    status,
    cancelledAt: new Date(time),
    cancelReason: reason,
  });
  await recordChange(tx, {
    action: 'cancel',
    actor,
    owner,
    bookingId: id,
    revision: row.revision,
    salon: { id: salonId, version },
    before: { status: 'confirmed' },
    after: { status },
  });
  if (owner !== null) await announce(tx, { kind: 'cancellation', row, time });
  await forgetBooking(tx, booking);
  await notifyFreed(tx, { salonId, barberId, range });
  return { row, version };
}
