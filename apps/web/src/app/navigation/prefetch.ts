import { matchRoutes } from 'react-router-dom';
import type { PageLoad } from '../../blocks/page-load.ts';
import { notFoundPage, type Page, pages } from './pages.ts';

/** Minimum interval between prefetches of one page, in milliseconds. */
const freshFor = 30_000;

/** A page of the app with its URL. */
export interface PageAt extends Pick<PageLoad, 'params' | 'url'> {
  readonly page: Page;
}

/**
 * The page that a link opens within the app; null for an external link or the open page.
 * @param table - the pages that have a route
 */
function pageOf(link: HTMLAnchorElement, table: Page[], from = window.location): PageAt | null {
  const { href, target, origin, pathname } = link;
  if (origin !== from.origin || pathname === from.pathname) return null;
  if (!['', '_self'].includes(target) || link.hasAttribute('download')) return null;
  const match = matchRoutes(table, pathname)?.at(-1);
  if (match === undefined || match.route === notFoundPage) return null;
  return { page: match.route, params: match.params, url: new URL(href) };
}

/** The visitor saves data, or is offline. */
function shouldSaveData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || !navigator.onLine;
}

/**
 * Prefetches the pages of links, each URL once per interval.
 * @param load - loads the page
 * @param addedPages - pages that this document has besides those of the table
 */
export function createPrefetch(
  load: (at: PageAt) => Promise<void>,
  addedPages: readonly Page[] = [],
): (link: HTMLAnchorElement) => void {
  const table = [...addedPages, ...pages];
  const loadedAt = new Map<string, number>();
  return (link) => {
    const at = pageOf(link, table);
    if (at === null || shouldSaveData()) return;
    const { pathname, search } = at.url;
    const address = pathname + search;
    const now = performance.now();
    if (now - (loadedAt.get(address) ?? -Infinity) < freshFor) return;
    loadedAt.set(address, now);
    // Opening the page reports what fails to load.
    load(at).catch(() => loadedAt.delete(address));
  };
}
