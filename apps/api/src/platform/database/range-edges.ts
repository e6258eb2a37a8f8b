import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const edge = (bound: SQL): SQL<number> =>
  sql`(extract(epoch from ${bound}) * 1000)::bigint`.mapWith(Number);

/** The bounds of a column with ranges of instants, in milliseconds since 1970. */
export const rangeEdges = (range: AnyPgColumn) => ({
  from: edge(sql`lower(${range})`),
  until: edge(sql`upper(${range})`),
});
