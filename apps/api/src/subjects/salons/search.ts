import type { SalonPageResponse, SalonSummaryWire } from '@salonica/contract/v1';
import type { Condition } from '@salonica/search';
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { salonCategories, salons } from '../../platform/database/schema/index.ts';
import { countKeySchema, cursorOf, readCursor } from '../../platform/http/cursor.ts';
import { hasAny, hasNone, hasTerms } from './conditions.ts';
import type { Place } from './distance.ts';
import {
  isListed,
  milesFrom,
  summaryColumns,
  summaryOf,
  type SummaryOptions,
  topRating,
} from './summaries.ts';

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
  /** Only these ids. */
  ids?: readonly string[] | undefined;
}

/** A page of a list, before its matches are known. */
export type SalonList = Pick<SalonPageResponse, 'total' | 'nextCursor'> & {
  salons: SalonSummaryWire[];
};

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
    search.ids === undefined ? undefined : inArray(salons.id, [...search.ids]),
    hasAny(search.tiers ?? [[]]),
    search.address === undefined ? undefined : hasTerms(search.address),
    search.categoryIds === undefined ? undefined : isInOneOf(search.categoryIds),
    search.price === undefined ? undefined : eq(salons.priceRange, search.price),
    search.topRated === true ? gte(salons.rating, sql`${topRating}::real`) : undefined,
    search.rating === undefined ? undefined : gte(salons.rating, sql`${search.rating}::real`),
    search.within === undefined
      ? undefined
      : sql`${milesFrom(near)} <= ${search.within}::real::float8`,
  );
}

const isInOneOf = (ids: readonly string[]) => sql`exists (
  select from ${salonCategories}
  where ${salonCategories.salonId} = ${salons.id} and ${salonCategories.categoryId} in ${ids})`;

/** The sort keys of each order, ascending; the id decides ties. */
function keysOf(sort: ColumnSort, near: Place | undefined): readonly SQL<number>[] {
  const miles = milesFrom(near);
  if (sort === 'distance') return [miles];
  if (sort === 'price') return [sql<number>`length(${salons.priceRange})::float8`, miles];
  return [sql<number>`-${salons.rating}::float8`, sql<number>`-${salons.reviewCount}::float8`];
}

/** A page of matching salons, sorted by the database. */
export async function searchSalons(db: Database, page: SearchPage): Promise<SalonList> {
  const { search, sort, cursor, limit, language, versioned, near } = page;
  const keys = keysOf(sort, near);
  const numbers = keys.map(() => v.pipe(v.number(), v.finite()));
  const schema = v.strictTuple([v.literal(sort), v.strictTuple(numbers), v.string()]);
  const ended = readCursor(cursor, schema);
  const fits = fitting(search, near);
  const [rows, total] = await Promise.all([
    db
      .select({ ...summaryColumns(language, near), keys: sql<number[]>`array[${list(keys)}]` })
      .from(salons)
      .where(and(fits, ended === undefined ? undefined : isAfter(keys, ended[1], ended[2])))
      .orderBy(...keys, salons.id)
      .limit(limit + 1),
    db.$count(salons, fits),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const isEnd = last === undefined || rows.length <= limit;
  return {
    salons: shown.map(({ keys: _keys, ...row }) => summaryOf(row, versioned)),
    total,
    nextCursor: isEnd ? null : cursorOf([sort, last.keys, last.id]),
  };
}

const relevanceCursor = v.strictTuple([
  v.literal('relevance'),
  v.strictTuple([countKeySchema, v.pipe(v.number(), v.finite())]),
  v.string(),
]);

/** A page of matching salons: those that fit the first condition, the nearest first, and so on. */
export async function mostRelevant(
  db: Database,
  { search, cursor, limit, language, versioned, near }: Omit<SearchPage, 'sort'>,
): Promise<SalonList> {
  const tiers = search.tiers ?? [[]];
  const ended = readCursor(cursor, relevanceCursor);
  const [first, after] = ended?.[1] ?? [0, 0];
  const keys = [milesFrom(near)];
  const rest = fitting({ ...search, tiers: undefined }, near);
  const total = db.$count(salons, fitting(search, near));
  const found: { row: Row; tier: number }[] = [];
  for (let tier = first; tier < tiers.length && found.length <= limit; tier += 1) {
    const isNext = ended !== undefined && tier === first;
    const rows = await db
      .select({ ...summaryColumns(language, near), keys: sql<number[]>`array[${list(keys)}]` })
      .from(salons)
      .where(
        and(
          rest,
          hasAny(tiers.slice(tier, tier + 1)),
          hasNone(tiers.slice(0, tier)),
          isNext ? isAfter(keys, [after], ended[2]) : undefined,
        ),
      )
      .orderBy(...keys, salons.id)
      .limit(limit + 1 - found.length);
    found.push(...rows.map((row) => ({ row, tier })));
  }
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const isEnd = last === undefined || found.length <= limit;
  return {
    salons: shown.map(({ row: { keys: _keys, ...row } }) => summaryOf(row, versioned)),
    total: await total,
    nextCursor: isEnd
      ? null
      : cursorOf(['relevance', [last.tier, last.row.keys[0] ?? 0], last.row.id]),
  };
}

type Row = Parameters<typeof summaryOf>[0] & { keys: number[] };

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

const isAfter = (keys: readonly SQL[], values: readonly number[], id: string) =>
  sql`(${list([...keys, sql`${salons.id}`])}) > (${list([
    ...values.map((value) => sql`${value}::float8`),
    sql`${id}`,
  ])})`;
