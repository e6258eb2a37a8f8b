import { eq, type SQL, sql } from 'drizzle-orm';
import type { Range } from '../availability/ranges.ts';
import type { Database } from '../database/database.ts';
import { bookingBlocks } from '../database/schema/index.ts';

/** Takes a chair for an offer, as a booking would: the constraint `one_chair` holds for both. */
export async function holdChair(
  tx: Database,
  offerId: string,
  staffId: string,
  parts: readonly Range[],
): Promise<void> {
  if (parts.length === 0) return;
  const during = ({ from, until }: Range) =>
    `[${new Date(from).toISOString()},${new Date(until).toISOString()})`;
  await tx
    .insert(bookingBlocks)
    .values(parts.map((part) => ({ offerId, staffId, during: during(part) })));
}

/** Lets go of what an offer holds, and says from when until when that was. */
export const letGo = (tx: Database, offerId: string): Promise<Range | undefined> =>
  deleteBlocks(tx, eq(bookingBlocks.offerId, offerId));

/** Deletes blocks, and says from when until when they were; undefined where there were none. */
export async function deleteBlocks(tx: Database, which: SQL): Promise<Range | undefined> {
  const edge = (bound: SQL) => sql<string>`extract(epoch from ${bound}) * 1000`;
  const rows = await tx
    .delete(bookingBlocks)
    .where(which)
    .returning({
      from: edge(sql`lower(${bookingBlocks.during})`),
      until: edge(sql`upper(${bookingBlocks.during})`),
    });
  if (rows.length === 0) return undefined;
  return {
    from: Math.min(...rows.map(({ from }) => Number(from))),
    until: Math.max(...rows.map(({ until }) => Number(until))),
  };
}
