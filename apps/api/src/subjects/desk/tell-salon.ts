import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { salonClock } from '../../platform/database/schema/index.ts';
import { notifySalon } from '../waitlist/notify-salon.ts';

/**
 * Tells open pages of a salon of a change without a lock of its calendar. Takes the row of its
 * clock, which comes before the one of the salon.
 */
export async function tellSalon(tx: Database, salonId: string): Promise<void> {
  const [clock] = await tx
    .update(salonClock)
    .set({ version: sql`${salonClock.version} + 1` })
    .where(eq(salonClock.salonId, salonId))
    .returning({ version: salonClock.version });
  if (clock !== undefined) await notifySalon(tx, salonId, clock.version);
}
