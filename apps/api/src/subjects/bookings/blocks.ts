import type { Range } from '@salonica/policy';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bookingBlocks } from '../../platform/database/schema/index.ts';
import { statement } from '../../platform/database/statement.ts';
import { deleteBlocks } from './holds.ts';

const insertBlocks = statement(
  'take_chair',
  `insert into booking_blocks (booking_id, barber_id, during)
   select $1, $2, tstzrange(part.begins, part.ends)
   from unnest($3::timestamptz[], $4::timestamptz[]) as part (begins, ends)`,
);

/** Occupies a chair for the parts of a visit; the constraint `one_chair` rejects overlaps. */
export async function takeChair(
  tx: Database,
  bookingId: string,
  barberId: string,
  parts: readonly Range[],
): Promise<void> {
  await insertBlocks(tx, bookingId, barberId, ...rangeColumns(parts));
}

/** Starts and ends as statement parameters. */
export const rangeColumns = (parts: readonly Range[]) =>
  [
    parts.map(({ from }) => new Date(from).toISOString()),
    parts.map(({ until }) => new Date(until).toISOString()),
  ] as const;

/** Frees a chair and returns the range that it occupied. */
export const releaseChair = (tx: Database, bookingId: string): Promise<Range | undefined> =>
  deleteBlocks(tx, eq(bookingBlocks.bookingId, bookingId));
