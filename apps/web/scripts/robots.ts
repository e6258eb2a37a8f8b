/**
 * Rules for search engines. Private pages are not forbidden here: they have `noindex`, which
 * crawlers have to read. The server writes the sitemap, because it has the salons.
 */
export function robotsOf(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
