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

/** Pages that are read in parts, because there may be many. */
export interface SitePages {
  count(): Promise<number>;
  /**
   * Some of them, in an order that is the same every time.
   * @param first - the number of those before
   */
  read(first: number, most: number): AsyncIterable<SitePage>;
}

/** Pages of one file: the protocol allows 50,000 addresses. */
export const pagesPerFile = 50_000 / languages.length;

const header = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Lines that are sent together. */
const linesAtOnce = 200;

/** A sitemap of pages, in parts: each URL lists those in the other languages. */
export async function* sitemapOf(
  origin: string,
  pages: AsyncIterable<SitePage> | Iterable<SitePage>,
): AsyncGenerator<string> {
  let lines = [header, `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`];
  for await (const page of pages) {
    lines.push(...entriesOf(origin, page));
    if (lines.length < linesAtOnce) continue;
    yield `${lines.join('\n')}\n`;
    lines = [];
  }
  yield [...lines, '</urlset>', ''].join('\n');
}

function entriesOf(origin: string, { path, changed }: SitePage): string[] {
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
}

/** Path of a file of the sitemap; the first has number 1. */
export const sitemapPath = (number: number): string => `/sitemap-${number}.xml`;

/** The list of a sitemap's files. */
export function sitemapIndexOf(origin: string, files: number): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `  <sitemap><loc>${escapeXml(origin + sitemapPath(index + 1))}</loc></sitemap>`,
  );
  return [header, `<sitemapindex xmlns="${namespace}">`, ...entries, '</sitemapindex>', ''].join(
    '\n',
  );
}

/** Some pages of the build and of the catalogue, which follow them. */
export async function* pagesFrom(
  built: readonly SitePage[],
  catalogue: SitePages,
  first: number,
  most: number,
): AsyncGenerator<SitePage> {
  const own = built.slice(first, first + most);
  yield* own;
  yield* catalogue.read(Math.max(0, first - built.length), most - own.length);
}
