import { and, eq, gte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { SalonStates } from '../availability/salon-states.ts';
import type { Database } from '../../platform/database/database.ts';
import { freeTimes as free } from '../../platform/database/schema/index.ts';
import { countKeySchema, readCursor } from '../../platform/http/cursor.ts';
import { awayFrom, spherePointOf } from './away-from.ts';
import { nextAt } from './free-time-sql.ts';
import { type Groups, readGroups } from './read-groups.ts';
import { pageOf, readRows, type SalonList, type SalonRow } from './salon-rows.ts';
import { fewOf, fitting, type SearchPage } from './search.ts';

export interface Availability {
  salonStates: SalonStates;
  /** Whether every row of the free times is up to date. */
  isCurrent: boolean;
  /** Milliseconds since 1970. */
  time: number;
}

const sort = 'availability';

const cursorSchema = v.strictTuple([
  v.literal(sort),
  v.strictTuple([countKeySchema, v.pipe(v.number(), v.finite())]),
  v.string(),
]);

/** A page of matching salons, soonest free time first; fully booked ones come last. */
export async function soonestFree(
  db: Database,
  page: Omit<SearchPage, 'sort'>,
  { isCurrent, time }: Availability,
): Promise<SalonList> {
  const { search, near, cursor, limit } = page;
  const cut = readCursor(cursor, cursorSchema);
  const ended = cut && { keys: cut[1], id: cut[2] };
  const fits = fitting(search, near);
  const query = { fits, ended, limit: limit + 1 };
  const sorted = { ...query, keys: [nextAt(time), awayFrom(near)] };
  const { total, few } = await fewOf(db, sorted, page);
  return pageOf(sort, few ?? (await read()), { ...page, total });

  // A long list is read from the index of the next starts.
  function read(): PromiseLike<SalonRow[]> {
    if (!isCurrent) return readRows(db, sorted, page);
    if (near === undefined) {
      const keys = [indexedNextAt, sql<number>`${free.distanceMiles}`];
      const follows = gte(indexedNextAt, ended?.keys[0] ?? 0);
      return readRows(db, { ...query, keys, fits: and(fits, follows) }, page);
    }
    const away = sql<number>`(${free.place} <-> ${spherePointOf(near)})`;
    const keys = [indexedNextAt, away];
    return readGroups(startGroups(db), { ...query, keys }, (group) => readRows(db, group, page));
  }
}

/** As in the index of the next starts. */
const indexedNextAt = sql<number>`(${free.nextAt}::float8)`;

/** The salons of each next start. */
const startGroups = (db: Database): Groups => ({
  async from(key) {
    const [row] = await db
      .select({ nextAt: free.nextAt })
      .from(free)
      .where(gte(indexedNextAt, key))
      .orderBy(indexedNextAt)
      .limit(1);
    return row?.nextAt;
  },
  has: (key) => eq(free.nextAt, key),
});
