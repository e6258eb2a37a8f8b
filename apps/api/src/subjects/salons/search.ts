import type { SalonPageResponse, SalonSummaryWire } from '@salonica/contract/v1';
import { and, between, type Column, eq, gte, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { salonCategories, salons } from '../../platform/database/schema/index.ts';
import { cursorOf, readCursor } from '../../platform/http/cursor.ts';
import type { Bounds, Place } from './distance.ts';
import { searchWords } from './search-text.ts';
import {
  isListed,
  milesFrom,
  summaryColumns,
  summaryOf,
  type SummaryOptions,
  topRating,
} from './summaries.ts';

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

/** Addresses have no post code, but all of these belong to the city. */
const cityPostCode = /(?<!\d)5[4-6]\d ?\d{2}(?!\d)/gu;

/** The conditions of a search. */
export function fitting(search: SalonSearch, near: Place | undefined): SQL | undefined {
  return and(
    isListed,
    search.ids === undefined ? undefined : inArray(salons.id, [...search.ids]),
    containsWords(salons.searchText, search.q ?? ''),
    containsWords(salons.placeText, (search.place ?? '').replaceAll(cityPostCode, ' ')),
    search.categoryIds === undefined ? undefined : isInOneOf(search.categoryIds),
    search.price === undefined ? undefined : eq(salons.priceRange, search.price),
    search.topRated === true ? gte(salons.rating, sql`${topRating}::real`) : undefined,
    search.rating === undefined ? undefined : gte(salons.rating, sql`${search.rating}::real`),
    search.within === undefined
      ? undefined
      : sql`${milesFrom(near)} <= ${search.within}::real::float8`,
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

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

const isAfter = (keys: readonly SQL[], values: readonly number[], id: string) =>
  sql`(${list([...keys, sql`${salons.id}`])}) > (${list([
    ...values.map((value) => sql`${value}::float8`),
    sql`${id}`,
  ])})`;
