import type { SalonCalendar } from '@salonica/policy';
import type { SalonStates } from '../availability/salon-states.ts';
import type { Database } from '../../platform/database/database.ts';
import { together } from '../../platform/database/together.ts';
import { statement } from '../../platform/database/statement.ts';

/** A salon whose times are locked until the transaction ends. */
export interface LockedSalon {
  /** Its version after the lock. */
  version: number;
  calendar: SalonCalendar;
}

const raiseVersion = statement<{ version: string; calendar: string }>(
  'lock_salon',
  'update salon_clock set version = version + 1 where salon_id = $1 returning version, calendar',
);

/** Holds that have ended; the constraint `one_chair` cannot look at the clock. */
const deleteEndedHolds = statement(
  'delete_ended_holds',
  `delete from booking_blocks b using barbers s, wait_offers o
   where s.salon_id = $1 and b.barber_id = s.id and b.offer_id = o.id and o.held_until <= $2`,
);

/**
 * Locks a salon's calendar, the row of its clock. Concurrent inserts at an exclusion constraint can
 * deadlock; this lock serialises them. Frees the chairs of holds that have ended, whose job may be
 * late or lost.
 */
export async function lockSalon(
  tx: Database,
  salonStates: SalonStates,
  salonId: string,
): Promise<LockedSalon | undefined> {
  const now = new Date(salonStates.now()).toISOString();
  const [raised] = await together([raiseVersion(tx, salonId), deleteEndedHolds(tx, salonId, now)]);
  const [row] = raised.rows;
  if (row === undefined) return undefined;
  const calendar = await salonStates.calendar(tx, salonId, Number(row.calendar));
  return { version: Number(row.version), calendar };
}
