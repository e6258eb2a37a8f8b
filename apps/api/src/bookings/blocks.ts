import { eq } from 'drizzle-orm';
import type { Range } from '../availability/ranges.ts';
import type { Database } from '../database/database.ts';
import { bookingBlocks } from '../database/schema/index.ts';
import { statement } from '../database/statement.ts';
import { deleteBlocks } from './holds.ts';

const insertBlocks = statement(
  'take_chair',
  `insert into booking_blocks (booking_id, staff_id, during)
   select $1, $2, tstzrange(part.begins, part.ends)
   from unnest($3::timestamptz[], $4::timestamptz[]) as part (begins, ends)`,
);

/** Takes a chair for the parts of a visit; the constraint `one_chair` fails where another booking has it. */
export async function takeChair(
  tx: Database,
  bookingId: string,
  staffId: string,
  parts: readonly Range[],
): Promise<void> {
  await insertBlocks(tx, bookingId, staffId, ...rangeColumns(parts));
}

/** Beginnings and ends as a statement takes them. */
export const rangeColumns = (parts: readonly Range[]) =>
  [
    parts.map(({ from }) => new Date(from).toISOString()),
    parts.map(({ until }) => new Date(until).toISOString()),
  ] as const;

/** Gives a chair back, and says from when until when it was taken. */
export const giveChairBack = (tx: Database, bookingId: string): Promise<Range | undefined> =>
  deleteBlocks(tx, eq(bookingBlocks.bookingId, bookingId));
