import type { i18n } from 'i18next';
import { useMatches } from 'react-router-dom';
import type { PageHead } from '../blocks/page-load.ts';
import type { Namespace } from '../i18n/namespaces.ts';

/** What a route tells the shell about its page. */
export interface PageHandle {
  /** Texts of the page; the first namespace holds its title. */
  readonly namespaces: readonly [Namespace, ...Namespace[]];
  /** Key below `meta` in the first namespace: `{ title, description }`. */
  readonly meta: string;
  /** False where nothing should lead away from what the page is for. */
  readonly hasFooter: boolean;
  /** Whether search engines may show the page. */
  readonly isIndexed: boolean;
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

const brand = 'Salonica';

/** "Find Salons · Salonica"; a title that already names the brand stays as it is. */
export function fullTitle(title: string): string {
  return title.startsWith(brand) ? title : `${title} · ${brand}`;
}

/** Title and description of a page, once its texts are loaded. */
export function metaOf(page: PageHandle, i18n: i18n): PageMeta {
  const text = (name: keyof PageMeta): string => {
    const key = `meta.${page.meta}.${name}`;
    const found: unknown = i18n.getResource(i18n.language, page.namespaces[0], key);
    return typeof found === 'string' ? found : key;
  };
  return { title: fullTitle(text('title')), description: text('description') };
}

function isPageHandle(value: unknown): value is PageHandle {
  return typeof value === 'object' && value !== null && 'namespaces' in value && 'meta' in value;
}

/** What the innermost route says about its page, if it says anything. */
export function usePageHandle(): PageHandle | undefined {
  const handle = useMatches().at(-1)?.handle;
  return isPageHandle(handle) ? handle : undefined;
}

const nothing: PageHead = {};

const isPageHead = (value: unknown): value is PageHead =>
  typeof value === 'object' && value !== null;

/** What the loader of the page said about it. */
export function usePageHead(): PageHead {
  const said = useMatches().at(-1)?.loaderData;
  return isPageHead(said) ? said : nothing;
}
