import { readBusy } from '../availability/busy-rows.ts';
import { day } from '../availability/plain-time.ts';
import { slotsOf } from '../availability/slots.ts';
import { createPlanner } from '../availability/starts.ts';
import type { SlotAnswer } from '@salonica/contract/v1';
import type { SalonState } from '../availability/salon-states.ts';
import type { Database } from '../database/database.ts';
import { dayClock } from '../availability/day-clock.ts';
import type { BookingRow } from './booking-row.ts';
import { wishOf } from './move.ts';

/** The starts of a day for moving a booking: its own barber, without its own block. */
export async function bookingSlots(
  db: Database,
  { calendar }: Pick<SalonState, 'calendar'>,
  booking: BookingRow,
  date: string,
  now: number,
): Promise<SlotAnswer[]> {
  const midnight = dayClock(calendar.timeZone, date).opening(0);
  const busy = await readBusy(db, {
    salonId: booking.salonId,
    from: midnight - day,
    until: midnight + 2 * day,
    except: booking.id,
    heldAt: now,
  });
  const wish = wishOf(calendar, booking, { date, time: '', staffId: booking.staffId });
  return slotsOf(createPlanner(calendar, busy, wish, now), wish, date);
}
