import { and, asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { categories, salons } from '../../platform/database/schema/index.ts';
import type { SitePage, SitePages } from '../../platform/web/sitemap.ts';
import { isListed } from './summaries.ts';

/** Salons of one query. */
const batch = 1000;

/** Pages of everything in the catalogue. A salon's newest review is its last dated change. */
export const cataloguePages = (db: Database): SitePages => ({
  async count() {
    return (await db.$count(categories)) + (await db.$count(salons, isListed));
  },
  async *read(first, most) {
    const found = await db
      .select({ id: categories.id })
      .from(categories)
      .orderBy(asc(categories.position))
      .offset(first)
      .limit(most);
    for (const { id } of found) yield { path: `/category/${encodeURIComponent(id)}` };
    const before = first === 0 ? found.length : await db.$count(categories);
    yield* salonPages(db, Math.max(0, first - before), most - found.length);
  },
});

async function* salonPages(db: Database, first: number, most: number): AsyncGenerator<SitePage> {
  let last: string | undefined;
  for (let left = most; left > 0; left -= batch) {
    const rows = await db
      .select({
        id: salons.id,
        changed: sql<string | null>`(
          select max(date)::text from reviews where salon_id = salons.id and is_public)`,
      })
      .from(salons)
      .where(and(isListed, last === undefined ? undefined : gt(salons.id, last)))
      .orderBy(asc(salons.id))
      .offset(last === undefined ? first : 0)
      .limit(Math.min(left, batch));
    for (const { id, changed } of rows) {
      yield { path: `/salon/${encodeURIComponent(id)}`, changed: changed ?? undefined };
    }
    last = rows.at(-1)?.id;
    if (rows.length < batch) return;
  }
}
