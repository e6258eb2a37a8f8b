import type { Range } from '@salonica/policy';
import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rangeEdges } from '../../platform/database/range-edges.ts';
import { bookingBlocks } from '../../platform/database/schema/index.ts';

/** Reserves a chair for an offer; the constraint `one_chair` applies as to a booking. */
export async function holdChair(
  tx: Database,
  offerId: string,
  barberId: string,
  parts: readonly Range[],
): Promise<void> {
  if (parts.length === 0) return;
  const during = ({ from, until }: Range) =>
    `[${new Date(from).toISOString()},${new Date(until).toISOString()})`;
  await tx
    .insert(bookingBlocks)
    .values(parts.map((part) => ({ offerId, barberId, during: during(part) })));
}

/** Releases the chair of an offer and returns the range. */
export const letGo = (tx: Database, offerId: string): Promise<Range | undefined> =>
  deleteBlocks(tx, eq(bookingBlocks.offerId, offerId));

/** Deletes blocks and returns their range; undefined where there were none. */
export async function deleteBlocks(tx: Database, which: SQL): Promise<Range | undefined> {
  const rows = await tx
    .delete(bookingBlocks)
    .where(which)
    .returning(rangeEdges(bookingBlocks.during));
  if (rows.length === 0) return undefined;
  return {
    from: Math.min(...rows.map(({ from }) => from)),
    until: Math.max(...rows.map(({ until }) => until)),
  };
}
