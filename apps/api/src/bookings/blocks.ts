import { eq } from 'drizzle-orm';
import type { Range } from '../availability/ranges.ts';
import type { Database } from '../database/database.ts';
import { bookingBlocks } from '../database/schema/index.ts';
import { statement } from '../database/statement.ts';

const insertBlocks = statement(
  'take_chair',
  `insert into booking_blocks (booking_id, staff_id, during)
   select $1, $2, tstzrange(part.begins, part.ends)
   from unnest($3::timestamptz[], $4::timestamptz[]) as part (begins, ends)
   on conflict on constraint one_chair do nothing`,
);

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
  const { count } = await insertBlocks(
    tx,
    bookingId,
    staffId,
    parts.map(({ from }) => new Date(start + from).toISOString()),
    parts.map(({ until }) => new Date(start + until).toISOString()),
  );
  return count === parts.length;
}

export async function giveChairBack(tx: Database, bookingId: string): Promise<void> {
  await tx.delete(bookingBlocks).where(eq(bookingBlocks.bookingId, bookingId));
}
