import type { Database } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { forgetBooking } from './follow-booking.ts';
import { notifyFreed } from './notify-freed.ts';
import { announce } from './announce.ts';
import { releaseChair } from './blocks.ts';
import type { RequestContext } from './request-context.ts';
import type { BookingRow } from './booking-row.ts';
import { lockBooking, type LockedBooking, requireChangeable, store } from './change.ts';
import { wishOf } from './move.ts';
import { requireOnePlace } from './one-place.ts';
import { ownerFor } from './owner.ts';
import { findPlace, readRivals, takePlace } from './place.ts';
import { recordChange } from './record-change.ts';
import { requireUnprovedRoom, unprovedAt } from './unproved.ts';

/** Which booking, in which state. */
export interface Target {
  id: string;
  revision: number;
}

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
  await notifyFreed(tx, { salonId: booking.salonId, staffId: booking.staffId, range });
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

/** Restores a cancelled booking, if its start is ahead and its chair still free. */
export async function restore(
  tx: Database,
  context: RequestContext,
  { id, revision }: Target,
): Promise<BookingRow> {
  const { actor, time: now } = context;
  const { booking, calendar, version } = await lockBooking(tx, context, id, revision);
  if (booking.status !== 'cancelled') throw new ApiError(409, 'wrong-state');
  if (booking.startsAt.getTime() <= now) throw new ApiError(409, 'too-late');
  const owner = await ownerFor(tx, actor, now);
  const { localDate: date, localTime, staffId } = booking;
  const wish = wishOf(calendar, booking, { date, time: localTime.slice(0, 5), staffId });
  // It was agreed before, so neither the lead time nor the horizon applies.
  const agreed = { ...calendar, leadMinutes: 0, horizonDays: 36_500 };
  const place = findPlace(agreed, await readRivals(tx, agreed, wish), wish, now);
  await requireOnePlace(tx, context, owner, { ...place, exceptBookingId: id });
  await requireUnprovedRoom(tx, calendar, unprovedAt(booking, date, place), now);
  await takePlace(tx, calendar, wish, id, place);
  const row = await store(tx, booking, {
    status: 'confirmed',
    cancelledAt: null,
    startsAt: new Date(place.startsAt),
    endsAt: new Date(place.endsAt),
  });
  await recordChange(tx, {
    action: 'restore',
    actor,
    owner,
    bookingId: id,
    revision: row.revision,
    salon: { id: booking.salonId, version },
    before: { status: 'cancelled' },
    after: { status: 'confirmed' },
  });
  await announce(tx, { kind: 'confirmation', row, time: now });
  return row;
}
