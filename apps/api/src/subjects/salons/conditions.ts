import type { Condition } from '@salonica/search';
import { and, not, or, type SQL, sql } from 'drizzle-orm';
import { salons } from '../../platform/database/schema/index.ts';

/** A salon has one term of each list. */
export const hasTerms = (condition: Condition): SQL =>
  and(...condition.map((terms) => sql`${salons.searchTerms} && ${sql.param(terms)}::text[]`)) ??
  sql`true`;

/** A salon fits one of the conditions. */
export const hasAny = (conditions: readonly Condition[]): SQL | undefined =>
  conditions.some(({ length }) => length === 0)
    ? undefined
    : or(...conditions.map((condition) => hasTerms(condition)));

/** A salon fits none of the conditions. */
export const hasNone = (conditions: readonly Condition[]): SQL | undefined =>
  and(...conditions.map((condition) => not(hasTerms(condition))));
