import type { Condition } from '@salonica/search';
import { type SQL, sql } from 'drizzle-orm';
import { salons } from '../../platform/database/schema/index.ts';

const isPossible = (condition: Condition) => condition.every(({ length }) => length > 0);

const isEverything = (condition: Condition) => condition.length === 0;

const quoted = (term: string) => `'${term.replaceAll(/['\\]/g, '$&$&')}'`;

const anyOf = (parts: readonly string[]) => `(${parts.join(' | ')})`;

/** The queries of PostgreSQL that a salon of one of the conditions fits; an impossible one has none. */
const queriesOf = (conditions: readonly Condition[]): readonly string[] =>
  conditions
    .filter((condition) => isPossible(condition))
    .map((condition) => condition.map((terms) => anyOf(terms.map(quoted))).join(' & '));

const matches = (query: string): SQL => sql`${salons.searchTerms} @@ ${query}::tsquery`;

/** A salon has one term of each list. */
export const hasTerms = (condition: Condition): SQL => hasAny([condition]) ?? sql`true`;

/** A salon fits one of the conditions; undefined where every salon does. */
export function hasAny(conditions: readonly Condition[]): SQL | undefined {
  if (conditions.some(isEverything)) return undefined;
  const queries = queriesOf(conditions);
  return queries.length === 0 ? sql`false` : matches(anyOf(queries));
}

/** A salon fits this condition and none of those before it. */
export function hasFirst(conditions: readonly Condition[], at: number): SQL {
  const before = queriesOf(conditions.slice(0, at));
  const own = conditions.slice(at, at + 1);
  if (conditions.slice(0, at).some(isEverything)) return sql`false`;
  if (before.length === 0) return hasAny(own) ?? sql`true`;
  if (own.some(isEverything)) return sql`not ${matches(anyOf(before))}`;
  // In one query, so that the index excludes salons before their rows are read.
  const queries = queriesOf(own);
  return queries.length === 0 ? sql`false` : matches(`${anyOf(queries)} & !${anyOf(before)}`);
}

/** The position of the first condition that a salon fits. */
export function firstFitting(conditions: readonly Condition[]): SQL<number> {
  const cases = conditions.map((condition, at) => sql`when ${hasTerms(condition)} then ${at}::int`);
  return sql<number>`(case ${sql.join(cases, sql` `)} end)::float8`;
}
