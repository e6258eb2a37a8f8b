import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { type Candidate, mostTaken } from './recommend.ts';

/** Known salons that are considered; with more of them, the best rated may be missing. */
const mostKnown = 50;

const candidatesSchema = v.array(
  v.object({ id: v.string(), name: v.string(), categoryIds: v.array(v.string()) }),
);

/** Ordered as the index of the best rated salons. */
const bestFirst = sql`(-s.rating::float8), (-s.review_count::float8), s.position`;

/**
 * Open salons, best rated first: enough of all, and of each category for a visitor with a history.
 * @param knownIds - salons that are not recommended; the first saved one is among the candidates
 */
export async function candidates(
  db: Database,
  { knownIds, savedId }: { knownIds: ReadonlySet<string>; savedId: string | undefined },
): Promise<readonly Candidate[]> {
  const most = mostTaken + Math.min(knownIds.size, mostKnown);
  const ofCategories = sql`
    union select best.id from categories c cross join lateral (
      select s.id from salons s
      where s.retired_at is null and exists (
        select from salon_categories l where l.salon_id = s.id and l.category_id = c.id)
      order by ${bestFirst} limit ${most}) as best
    union select ${savedId ?? ''}`;
  const { rows } = await db.execute(sql`
    select s.id, s.name, (
      select coalesce(json_agg(category_id order by position), '[]') from salon_categories
      where salon_id = s.id) as "categoryIds"
    from salons s
    where s.retired_at is null and s.id in (
      (select s.id from salons s where s.retired_at is null order by ${bestFirst} limit ${most})
      ${knownIds.size === 0 ? sql`` : ofCategories})
    order by ${bestFirst}`);
  return v.parse(candidatesSchema, rows);
}
