import { type DeskMark, markRefusal } from '@salonica/policy';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { reviews, salons } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { withAgreedLength } from '../bookings/agreed-length.ts';
import { releaseChair } from '../bookings/blocks.ts';
import type { BookingRow } from '../bookings/booking-row.ts';
import type { Target } from '../bookings/cancel.ts';
import { store } from '../bookings/change.ts';
import { draftOf } from '../bookings/move.ts';
import { notifyFreed } from '../bookings/notify-freed.ts';
import { takePlace } from '../bookings/place.ts';
import { recordChange } from '../bookings/record-change.ts';
import { updateAverage } from '../reviews/rate-salon.ts';
import type { DeskChanged } from './change-desk.ts';
import { type DeskContext, lockAtDesk, type LockedAtDesk } from './lock-booking.ts';

/**
 * Notes that a customer came, was served or did not come; the last mark counts. The chair of a missed
 * visit is free at once, and a correction takes it again.
 * @throws ApiError 409 for a cancelled visit, before its time, and a week later
 * @throws StartRefusedError where the chair was given away meanwhile
 */
export async function markBooking(
  tx: Database,
  context: DeskContext,
  { mark, ...target }: Target & { mark: DeskMark },
): Promise<DeskChanged> {
  const { time, actor } = context;
  const locked = await lockAtDesk(tx, context, target);
  const { booking, owner, version } = locked;
  const refusal = markRefusal(booking, mark, time);
  if (refusal !== null) throw new ApiError(409, refusal);
  const status = mark === 'arrived' ? 'confirmed' : mark;
  const came = mark === 'arrived' || mark === 'completed';
  if (status === 'no_show') await giveUp(tx, booking);
  else if (booking.status === 'no_show') await takeAgain(tx, locked);
  const arrivedAt = came ? (booking.arrivedAt ?? new Date(time)) : null;
  const row = await store(tx, booking, { status, arrivedAt }, true);
  await recordChange(tx, {
    action: 'mark',
    actor,
    owner,
    bookingId: booking.id,
    revision: row.revision,
    salon: { id: booking.salonId, version },
    before: { status: booking.arrivedAt === null ? booking.status : 'arrived' },
    after: { status: mark },
  });
  return { row, version };
}

/** Frees the chair, and hides the review of a visit that did not take place. */
async function giveUp(tx: Database, { id, salonId, barberId }: BookingRow): Promise<void> {
  const range = await releaseChair(tx, id);
  await notifyFreed(tx, { salonId, barberId, range });
  // The lock of every rating, so that the average includes all.
  await tx
    .select({ id: salons.id })
    .from(salons)
    .where(eq(salons.id, salonId))
    .for('no key update');
  const hidden = await tx
    .update(reviews)
    .set({ isPublic: false })
    .where(eq(reviews.bookingId, id))
    .returning({ id: reviews.id });
  if (hidden.length > 0) await updateAverage(tx, salonId);
}

async function takeAgain(tx: Database, { booking, ...locked }: LockedAtDesk): Promise<void> {
  const calendar = withAgreedLength(locked.calendar, booking);
  const { id, localDate: date, localTime, barberId, startsAt, endsAt } = booking;
  const draft = draftOf(calendar, booking, { date, time: localTime.slice(0, 5), barberId });
  const member = calendar.barbers.find((one) => one.id === barberId);
  // A barber who has left the team has no chair.
  if (member === undefined) return;
  const place = { member, startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
  await takePlace(tx, calendar, draft, id, place);
}
