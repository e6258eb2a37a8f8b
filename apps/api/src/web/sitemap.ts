import { asc } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { categories, salons } from '../database/schema/index.ts';
import { isListed } from '../salons/summaries.ts';

/** Addresses of everything in the catalogue that has a page of its own. */
export async function cataloguePaths(db: Database): Promise<string[]> {
  const [categoryRows, salonRows] = await Promise.all([
    db.select({ id: categories.id }).from(categories).orderBy(asc(categories.position)),
    db.select({ id: salons.id }).from(salons).where(isListed).orderBy(asc(salons.position)),
  ]);
  return [
    ...categoryRows.map(({ id }) => `/category/${encodeURIComponent(id)}`),
    ...salonRows.map(({ id }) => `/salon/${encodeURIComponent(id)}`),
  ];
}

const lastLine = '</urlset>';

/** The sitemap of the build with further pages at its end. */
export function extendSitemap(sitemap: string, origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`).join('');
  return sitemap.replace(lastLine, () => urls + lastLine);
}
