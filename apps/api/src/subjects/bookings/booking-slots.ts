import { readBusy } from '../availability/busy-rows.ts';
import type { SlotWire, SlotsResponse } from '@salonica/contract/v1';
import { createPlanner, day, dayClock, slotsOf } from '@salonica/policy';
import type { SalonState } from '../availability/salon-states.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { withAgreedLength } from './agreed-length.ts';
import type { BookingRow } from './booking-row.ts';
import type { BookingOptions } from './request-context.ts';
import { draftOf, wantedBarber } from './move.ts';

/**
 * The starts of a day to which a booking can be moved.
 * @throws ApiError 404 where its salon has no calendar
 */
export async function slotsForMove(
  { db, now, salonStates }: Pick<BookingOptions, 'db' | 'now' | 'salonStates'>,
  booking: BookingRow,
  date: string,
): Promise<SlotsResponse> {
  const state = (await salonStates.read([booking.salonId])).get(booking.salonId);
  if (state === undefined) throw new ApiError(404, 'not-found');
  const slots = await bookingSlots(db, state, booking, date, now());
  return { date, version: state.version, slots };
}

/** The starts of a day for moving a booking: its own barber's or, where any was booked, all; without its own block. */
async function bookingSlots(
  db: Database,
  state: Pick<SalonState, 'calendar'>,
  booking: BookingRow,
  date: string,
  now: number,
): Promise<SlotWire[]> {
  const calendar = withAgreedLength(state.calendar, booking);
  const midnight = dayClock(calendar.timeZone, date).opening(0);
  const busy = await readBusy(db, {
    salonId: booking.salonId,
    from: midnight - day,
    until: midnight + 2 * day,
    except: booking.id,
    heldAt: now,
  });
  const draft = draftOf(calendar, booking, { date, time: '', barberId: wantedBarber(booking) });
  return slotsOf(createPlanner(calendar, busy, draft, now), draft, date);
}
