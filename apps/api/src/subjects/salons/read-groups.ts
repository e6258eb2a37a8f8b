import { and, type SQL, sql } from 'drizzle-orm';
import { salons } from '../../platform/database/schema/index.ts';
import type { RowQuery, SalonRow } from './salon-rows.ts';

/** Salons with the same first sort key. */
export interface Groups {
  /** The first key from a value on; undefined after the last. */
  from(key: number): Promise<number | undefined> | number | undefined;
  has(key: number): SQL;
}

/**
 * Rows in the order of their first key, group by group, each in the order of the second: an index
 * has that order within a group only, because it depends on the visitor's place.
 */
export async function readGroups(
  groups: Groups,
  { fits, keys, ended, limit }: RowQuery,
  read: (query: RowQuery) => PromiseLike<SalonRow[]>,
): Promise<SalonRow[]> {
  const rows: SalonRow[] = [];
  let next = ended?.keys[0] ?? 0;
  for (;;) {
    const key = await groups.from(next);
    if (key === undefined) return rows;
    const after = key === ended?.keys[0] ? ended : undefined;
    rows.push(
      ...(await read({
        fits: and(groups.has(key), fits),
        keys,
        order: [...keys.slice(1), sql`${salons.id}`],
        ended: after,
        limit: limit - rows.length,
      })),
    );
    if (rows.length >= limit) return rows;
    next = key + 1;
  }
}
