import { restoreRefusal } from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { withAgreedLength } from './agreed-length.ts';
import { announce } from './announce.ts';
import type { BookingRow } from './booking-row.ts';
import type { Target } from './cancel.ts';
import { lockBooking, store } from './change.ts';
import { draftOf } from './move.ts';
import { ownerFor } from './one-place.ts';
import { readRivals, requirePlace, takePlace } from './place.ts';
import { recordChange } from './record-change.ts';
import type { RequestContext } from './request-context.ts';
import { requireUnprovedRoom, unprovedAt } from './unproved.ts';

/**
 * Restores a cancelled booking at its salon's present terms, if its chair is still free. Close to
 * the start only a recent cancellation can be undone.
 */
export async function restore(
  tx: Database,
  context: RequestContext,
  { id, revision }: Target,
): Promise<BookingRow> {
  const { actor, time: now } = context;
  const { booking, version, ...locked } = await lockBooking(tx, context, id, revision);
  const calendar = withAgreedLength(locked.calendar, booking);
  const refusal = restoreRefusal(booking, calendar.leadMinutes, now);
  if (refusal !== null) throw new ApiError(409, refusal);
  const { localDate: date, localTime, barberId } = booking;
  const draft = draftOf(calendar, booking, { date, time: localTime.slice(0, 5), barberId });
  // It was agreed before: the lead time has been checked, and the horizon does not apply.
  const agreed = { ...calendar, leadMinutes: 0, horizonDays: 36_500 };
  const place = requirePlace(agreed, await readRivals(tx, agreed, draft), draft, now);
  const owner = await ownerFor(tx, context, { ...place, exceptBookingId: id });
  await requireUnprovedRoom(tx, calendar, unprovedAt(booking, date, place), now);
  await takePlace(tx, calendar, draft, id, place);
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
