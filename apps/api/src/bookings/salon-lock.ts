import type { SalonCalendar } from '../availability/calendar.ts';
import type { SalonStates } from '../availability/salon-states.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';

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

/**
 * Locks a salon's calendar, the row of its clock. Concurrent inserts at an exclusion constraint can
 * deadlock; this lock serialises them.
 */
export async function lockSalon(
  tx: Database,
  salonStates: SalonStates,
  salonId: string,
): Promise<LockedSalon | undefined> {
  const [row] = (await raiseVersion(tx, salonId)).rows;
  if (row === undefined) return undefined;
  const calendar = await salonStates.calendar(tx, salonId, Number(row.calendar));
  return { version: Number(row.version), calendar };
}
