import { deskCalendar, deskRestoreRefusal } from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { withAgreedLength } from '../bookings/agreed-length.ts';
import { announce } from '../bookings/announce.ts';
import type { Target } from '../bookings/cancel.ts';
import { store } from '../bookings/change.ts';
import { draftOf } from '../bookings/move.ts';
import { readRivals, requirePlace, takePlace } from '../bookings/place.ts';
import { recordChange } from '../bookings/record-change.ts';
import type { DeskChanged } from './change-desk.ts';
import { type DeskContext, lockAtDesk } from './lock-booking.ts';
import { requireOnePlaceAtDesk } from './move-booking.ts';

/**
 * Takes a cancellation of the salon back, if the chair and the customer are still free. What was
 * agreed holds again, and the customer is told.
 * @throws ApiError and StartRefusedError, which end the transaction
 */
export async function restoreAtDesk(
  tx: Database,
  context: DeskContext,
  target: Target,
): Promise<DeskChanged> {
  const { actor, time } = context;
  const { booking, owner, calendar, version } = await lockAtDesk(tx, context, target);
  const refusal = deskRestoreRefusal(booking, time);
  if (refusal !== null) throw new ApiError(409, refusal);
  const { id, salonId, localDate: date, localTime, barberId } = booking;
  const agreed = deskCalendar(withAgreedLength(calendar, booking), true);
  const wanted = draftOf(agreed, booking, { date, time: localTime.slice(0, 5), barberId });
  const draft = { ...wanted, service: { ...wanted.service, isOffered: true } };
  const place = requirePlace(agreed, await readRivals(tx, agreed, draft), draft, time, id);
  if (owner !== null) await requireOnePlaceAtDesk(tx, owner, place, id);
  await takePlace(tx, agreed, draft, id, place);
  const row = await store(tx, booking, {
    status: 'confirmed',
    cancelledAt: null,
    cancelReason: null,
    startsAt: new Date(place.startsAt),
    endsAt: new Date(place.endsAt),
  });
  await recordChange(tx, {
    action: 'restore',
    actor,
    owner,
    bookingId: id,
    revision: row.revision,
    salon: { id: salonId, version },
    before: { status: 'salon_cancelled' },
    after: { status: 'confirmed' },
  });
  if (owner !== null) await announce(tx, { kind: 'confirmation', row, time });
  return { row, version };
}
