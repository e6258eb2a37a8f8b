import { type Language, languages } from '../http/messages.ts';
import type { AppManifest } from '../pages/app-build.ts';

/** A page for search engines. */
export interface SitePage {
  path: string;
  /** Plain date of its last change; undefined where none is stored. */
  changed?: string | undefined;
}

/** Public pages of the build with a fixed path. */
export function builtPages({ routes }: AppManifest): SitePage[] {
  return routes.rendered
    .filter(({ path }) => !path.includes(':') && !routes.unlisted.includes(path))
    .map(({ path }) => ({ path }));
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** The main language has the plain path. */
const searches: Readonly<Record<Language, string>> = { en: '', el: '?lang=el' };

/** The sitemap of all pages: each URL lists those in the other languages. */
export function sitemapOf(origin: string, pages: readonly SitePage[]): string {
  const entries = pages.flatMap(({ path, changed }) => {
    const address = (language: Language) => escapeXml(origin + path + searches[language]);
    const link = (name: string, language: Language) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${address(language)}"/>`;
    const alternates = [
      ...languages.map((language) => link(language, language)),
      link('x-default', 'en'),
    ];
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return languages.map(
      (language) => `  <url><loc>${address(language)}</loc>${lastmod}${alternates.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
