/**
 * What search engines may fetch. Pages of one visitor are not forbidden here: they say `noindex`, which has
 * to be read to be obeyed. The server writes the sitemap, as it knows the salons.
 */
export function robotsOf(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
