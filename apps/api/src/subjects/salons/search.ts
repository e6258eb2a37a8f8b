import { and, between, type Column, eq, gte, like, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { salonCategories, salons } from '../../platform/database/schema/index.ts';
import { readCursor } from '../../platform/http/cursor.ts';
import { awayFrom, isWithin } from './away-from.ts';
import { countSalons } from './count-salons.ts';
import type { Bounds, Place } from './distance.ts';
import { readGroups } from './read-groups.ts';
import { pageOf, readRows, type SalonList } from './salon-rows.ts';
import { searchWords } from './search-text.ts';
import { isListed, type SummaryOptions, topRating } from './summaries.ts';

export interface SalonSearch {
  q?: string | undefined;
  place?: string | undefined;
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

/** Addresses have no post code, but all of these belong to the city. */
const cityPostCode = /(?<!\d)5[4-6]\d ?\d{2}(?!\d)/gu;

/** The conditions of a search. */
export function fitting(search: SalonSearch, near: Place | undefined): SQL | undefined {
  return and(
    isListed,
    search.isFree,
    containsWords(salons.searchText, search.q ?? ''),
    containsWords(salons.placeText, (search.place ?? '').replaceAll(cityPostCode, ' ')),
    search.categoryIds === undefined ? undefined : isInOneOf(search.categoryIds),
    search.price === undefined ? undefined : eq(salons.priceRange, search.price),
    search.topRated === true ? gte(salons.rating, sql`${topRating}::real`) : undefined,
    search.rating === undefined ? undefined : gte(salons.rating, sql`${search.rating}::real`),
    search.within === undefined ? undefined : isWithin(near, search.within),
    search.bounds === undefined ? undefined : isInside(search.bounds),
  );
}

/** Every word occurs in the text, in its own or in Latin letters. */
function containsWords(column: Column, typed: string): SQL | undefined {
  return and(
    ...searchWords(typed).map((forms) =>
      or(...forms.map((form) => like(column, `%${escaped(form)}%`))),
    ),
  );
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

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
  const [rows, total] = await Promise.all([
    sort === 'price' && near !== undefined
      ? readGroups(priceLevels, query, (group) => readRows(db, group, page))
      : readRows(db, query, page),
    countSalons(db, fits),
  ]);
  return pageOf(sort, rows, { ...page, total });
}

/** The lengths of price ranges. */
const priceLevels = {
  from: (level: number) => [1, 2, 3].find((one) => one >= level),
  has: (level: number) => eq(priceLevel, level),
};
