import { mostCounted } from '@salonica/contract/v1';
import type { Condition } from '@salonica/search';
import { and, between, eq, gte, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { salonCategories, salons } from '../../platform/database/schema/index.ts';
import { countKeySchema, readCursor } from '../../platform/http/cursor.ts';
import { awayFrom, isWithin } from './away-from.ts';
import { byTerms } from './by-terms.ts';
import { firstFitting, hasAny, hasFirst, hasTerms } from './conditions.ts';
import { countSalons } from './count-salons.ts';
import type { Bounds, Place } from './distance.ts';
import { readGroups } from './read-groups.ts';
import {
  pageOf,
  readFew,
  readRows,
  type RowQuery,
  type SalonList,
  type SalonRow,
} from './salon-rows.ts';
import { isListed, type SummaryOptions, topRating } from './summaries.ts';

export interface SalonSearch {
  /** What was typed: a salon fits any of these, best first. @default every salon */
  tiers?: readonly Condition[] | undefined;
  /** Text of the address. */
  address?: Condition | undefined;
  categoryIds?: readonly string[] | undefined;
  price?: string | undefined;
  topRated?: boolean | undefined;
  /** Minimum rating. */
  rating?: number | undefined;
  /** Miles. */
  within?: number | undefined;
  /** Degrees. */
  bounds?: Bounds | undefined;
  /** A condition on free times. */
  isFree?: SQL | undefined;
}

export type ColumnSort = 'distance' | 'rating' | 'price';

export interface SearchPage extends SummaryOptions {
  search: SalonSearch;
  sort: ColumnSort;
  cursor: string | undefined;
  limit: number;
}

/** The conditions of a search. */
export function fitting(search: SalonSearch, near: Place | undefined): SQL | undefined {
  return and(
    isListed,
    search.isFree,
    hasAny(search.tiers ?? [[]]),
    search.address === undefined ? undefined : hasTerms(search.address),
    search.categoryIds === undefined ? undefined : isInOneOf(search.categoryIds),
    search.price === undefined ? undefined : eq(salons.priceRange, search.price),
    search.topRated === true ? gte(salons.rating, sql`${topRating}::real`) : undefined,
    search.rating === undefined ? undefined : gte(salons.rating, sql`${search.rating}::real`),
    search.within === undefined ? undefined : isWithin(near, search.within),
    search.bounds === undefined ? undefined : isInside(search.bounds),
  );
}

/** Whether a search finds a salon. */
export async function anyFits(
  db: Database,
  search: SalonSearch,
  near: Place | undefined,
): Promise<boolean> {
  const fits = fitting(search, near);
  return (await readBy(search)(db, (tx) => countSalons(tx, fits, 1))) > 0;
}

/** Searches by words read the index of words. */
const readBy = ({ tiers = [[]] }: SalonSearch): typeof byTerms =>
  hasAny(tiers) === undefined ? (db, read) => Promise.resolve(read(db)) : byTerms;

const isInOneOf = (ids: readonly string[]) => sql`exists (
  select from ${salonCategories}
  where ${salonCategories.salonId} = ${salons.id} and ${salonCategories.categoryId} in ${ids})`;

const isInside = ({ south, west, north, east }: Bounds) =>
  and(between(salons.latitude, south, north), between(salons.longitude, west, east));

/** The sort keys of each order, ascending; the id decides ties. */
function keysOf(sort: ColumnSort, near: Place | undefined): readonly SQL<number>[] {
  const away = awayFrom(near);
  if (sort === 'distance') return [away];
  if (sort === 'price') return [priceLevel, away];
  return [sql<number>`(-${salons.rating}::float8)`, sql<number>`(-${salons.reviewCount}::float8)`];
}

const priceLevel = sql<number>`(length(${salons.priceRange})::float8)`;

/** A page of matching salons, sorted by the database. */
export async function searchSalons(db: Database, page: SearchPage): Promise<SalonList> {
  const { search, sort, cursor, limit, near } = page;
  const keys = keysOf(sort, near);
  const numbers = keys.map(() => v.pipe(v.number(), v.finite()));
  const schema = v.strictTuple([v.literal(sort), v.strictTuple(numbers), v.string()]);
  const cut = readCursor(cursor, schema);
  const ended = cut && { keys: cut[1], id: cut[2] };
  const fits = fitting(search, near);
  const query = { fits, keys, ended, limit: limit + 1 };
  const { total, few } = await fewOf(db, query, page);
  const rows =
    few ??
    (await (sort === 'price' && near !== undefined
      ? readGroups(priceLevels, query, (group) => readRows(db, group, page))
      : readRows(db, query, page)));
  return pageOf(sort, rows, { ...page, total });
}

/**
 * How many salons match, and the rows of a page where they are few. Those are found by what they
 * match, because an index of an order has many others before them.
 */
export async function fewOf(
  db: Database,
  query: RowQuery,
  page: Pick<SearchPage, 'search' | 'language' | 'near'>,
): Promise<{ total: number; few?: SalonRow[] }> {
  return readBy(page.search)(db, async (tx) => {
    const total = await countSalons(tx, query.fits);
    if (total >= mostCounted) return { total };
    return { total, few: total === 0 ? [] : await readFew(tx, query, page) };
  });
}

/** The lengths of price ranges. */
const priceLevels = {
  from: (level: number) => [1, 2, 3].find((one) => one >= level),
  // Not by its index, which has another order within a level.
  has: (level: number) => eq(salons.priceRange, '$'.repeat(level)),
};

const relevanceCursor = v.strictTuple([
  v.literal('relevance'),
  v.strictTuple([countKeySchema, v.pipe(v.number(), v.finite())]),
  v.string(),
]);

/** A page of matching salons: those that fit the first condition, the nearest first, and so on. */
export async function mostRelevant(
  db: Database,
  page: Omit<SearchPage, 'sort'>,
): Promise<SalonList> {
  const { search, cursor, limit, near } = page;
  const { tiers = [[]] } = search;
  const cut = readCursor(cursor, relevanceCursor);
  const away = awayFrom(near);
  const ended = cut && { keys: cut[1], id: cut[2] };
  const keys = [firstFitting(tiers), away];
  const query = { fits: fitting(search, near), keys, ended, limit: limit + 1 };
  const rest = fitting({ ...search, tiers: undefined }, near);
  const first = cut?.[1][0] ?? 0;
  // Frequent words are counted once: where the first condition has many salons, so have all.
  const start = await fewOf(db, rowsOf(first, []), page);
  const { total, few } = start.few === undefined ? start : await fewOf(db, query, page);
  return pageOf('relevance', few ?? (await tierByTier()), { ...page, total });

  function rowsOf(tier: number, before: readonly SalonRow[]): RowQuery {
    return {
      fits: and(rest, hasFirst(tiers, tier)),
      keys: [sql<number>`${tier}::float8`, away],
      order: [away, sql`${salons.id}`],
      ended: tier === first ? ended : undefined,
      limit: limit + 1 - before.length,
    };
  }

  async function tierByTier(): Promise<SalonRow[]> {
    const rows: SalonRow[] = [];
    for (let tier = first; tier < tiers.length && rows.length <= limit; tier += 1) {
      const own = rowsOf(tier, rows);
      const found = tier === first ? start : await fewOf(db, own, page);
      rows.push(...(found.few ?? (await readRows(db, own, page))));
    }
    return rows;
  }
}
