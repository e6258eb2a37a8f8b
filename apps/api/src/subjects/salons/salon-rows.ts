import { mostCounted, type SalonPageResponse, type SalonSummaryWire } from '@salonica/contract/v1';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { freeTimes, salons } from '../../platform/database/schema/index.ts';
import { cursorOf } from '../../platform/http/cursor.ts';
import { summaryColumns, summaryOf, type SummaryOptions } from './summaries.ts';

/** A page of a list, before its matches are known. */
export type SalonList = Pick<SalonPageResponse, 'total' | 'nextCursor'> & {
  salons: SalonSummaryWire[];
};

/** The keys of a row, which its cursor consists of. */
export interface Ended {
  keys: readonly number[];
  id: string;
}

export interface RowQuery {
  fits: SQL | undefined;
  /** Ascending sort keys; the id decides ties. */
  keys: readonly SQL<number>[];
  /** @default the keys and the id */
  order?: readonly SQL[];
  /** The last row of the page before. */
  ended: Ended | undefined;
  limit: number;
}

/** Rows of salons in an order, each with its keys. */
export function readRows(
  db: Database,
  { fits, keys, order = [...keys, sql`${salons.id}`], ended, limit }: RowQuery,
  { language, near }: Pick<SummaryOptions, 'language' | 'near'>,
) {
  return (
    db
      .select({ ...summaryColumns(language, near), keys: sql<number[]>`array[${list(keys)}]` })
      .from(salons)
      // PostgreSQL omits the join where no key reads it.
      .leftJoin(freeTimes, eq(freeTimes.salonId, salons.id))
      .where(and(fits, ended === undefined ? undefined : isAfter(keys, ended)))
      .orderBy(...order)
      .limit(limit)
  );
}

/** The same where few salons fit: all of them are read, then sorted. */
export function readFew(
  db: Database,
  { fits, keys, ended, limit }: RowQuery,
  { language, near }: Pick<SummaryOptions, 'language' | 'near'>,
) {
  // The limits keep both steps apart: no order is read from an index, and only shown rows are completed.
  const found = db
    .select({ id: salons.id, keys: sql<number[]>`array[${list(keys)}]`.as('keys') })
    .from(salons)
    .leftJoin(freeTimes, eq(freeTimes.salonId, salons.id))
    .where(fits)
    .limit(mostCounted)
    .as('found');
  const shown = db
    .select({ id: found.id, keys: found.keys })
    .from(found)
    .where(
      ended &&
        sql`(${found.keys}, ${found.id}) > (${sql.param(ended.keys)}::float8[], ${ended.id})`,
    )
    .orderBy(found.keys, found.id)
    .limit(limit)
    .as('shown');
  return db
    .select({ ...summaryColumns(language, near), keys: shown.keys })
    .from(shown)
    .innerJoin(salons, eq(salons.id, shown.id))
    .orderBy(shown.keys, shown.id);
}

export type SalonRow = Awaited<ReturnType<typeof readRows>>[number];

/** A page of rows, of which one more than the page has was read. */
export function pageOf(
  sort: string,
  rows: readonly SalonRow[],
  { limit, total, versioned }: { limit: number; total: number } & Pick<SummaryOptions, 'versioned'>,
): SalonList {
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

const isAfter = (keys: readonly SQL[], { keys: values, id }: Ended) =>
  sql`(${list([...keys, sql`${salons.id}`])}) > (${list([
    ...values.map((value) => sql`${value}::float8`),
    sql`${id}`,
  ])})`;
