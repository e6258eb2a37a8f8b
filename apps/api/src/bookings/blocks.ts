import { eq, sql } from 'drizzle-orm';
import { partsFrom } from '../availability/service-parts.ts';
import { instants } from '../availability/busy-rows.ts';
import type { Range } from '../availability/ranges.ts';
import type { Database } from '../database/database.ts';
import { bookingBlocks } from '../database/schema/index.ts';

/**
 * Takes a chair for the parts of a visit. The database has the last word.
 *
 * @returns false where somebody else has it
 */
export async function takeChair(
  tx: Database,
  bookingId: string,
  staffId: string,
  start: number,
  parts: readonly Range[],
): Promise<boolean> {
  const rows = partsFrom(start, parts).map(
    ({ from, until }) => sql`(${bookingId}, ${staffId}, ${instants(from, until)})`,
  );
  const { rowCount } = await tx.execute(sql`
    insert into booking_blocks (booking_id, staff_id, during) values ${sql.join(rows, sql`, `)}
    on conflict on constraint one_chair do nothing`);
  return rowCount === parts.length;
}

export async function giveChairBack(tx: Database, bookingId: string): Promise<void> {
  await tx.delete(bookingBlocks).where(eq(bookingBlocks.bookingId, bookingId));
}
