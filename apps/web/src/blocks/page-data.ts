import { canonicalUrl } from '../shared/site.ts';
import type { Json } from './page-load.ts';

/** A linked page. */
export interface PageStep {
  readonly name: string;
  readonly path: string;
}

/** A list for search engines, each entry with its own page; undefined for an empty one. */
export function itemListData(steps: readonly PageStep[], language: string): readonly Json[] {
  if (steps.length === 0) return [];
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: steps.length,
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: canonicalUrl(path, language),
    })),
  };
  return [list];
}

/** Breadcrumbs for search engines, from the home page to the page itself. */
export function breadcrumbData(steps: readonly PageStep[], language: string): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => {
      const url = canonicalUrl(path, language);
      return {
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: { '@type': 'WebPage', '@id': url, url, name },
      };
    }),
  };
}
