const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => escapes[character] ?? character);
}

/**
 * The pages that search engines should know. A server that knows more of them, such as its salons, adds
 * them before the last line.
 */
export function sitemapOf(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(`${origin}${path}`)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * What search engines may fetch. Pages of one visitor are not forbidden here: they say `noindex`, which has
 * to be read to be obeyed.
 */
export function robotsOf(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
