import { and, asc, eq, max } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { categories, reviews, salons } from '../../platform/database/schema/index.ts';
import type { SitePage } from '../../platform/web/sitemap.ts';
import { isListed } from './summaries.ts';

/** Pages of everything in the catalogue. A salon's newest review is its last dated change. */
export async function cataloguePages(db: Database): Promise<SitePage[]> {
  const [categoryRows, salonRows] = await Promise.all([
    db.select({ id: categories.id }).from(categories).orderBy(asc(categories.position)),
    db
      .select({ id: salons.id, changed: max(reviews.date) })
      .from(salons)
      .leftJoin(reviews, and(eq(reviews.salonId, salons.id), eq(reviews.isPublic, true)))
      .where(isListed)
      .groupBy(salons.id)
      .orderBy(asc(salons.position)),
  ]);
  return [
    ...categoryRows.map(({ id }) => ({ path: `/category/${encodeURIComponent(id)}` })),
    ...salonRows.map(({ id, changed }) => ({
      path: `/salon/${encodeURIComponent(id)}`,
      changed: changed ?? undefined,
    })),
  ];
}
