import type { i18n } from 'i18next';
import { useMatches } from 'react-router-dom';
import type { PageHead } from '../blocks/page-load.ts';
import type { Namespace } from '../i18n/namespaces.ts';

/** A route's data for the shell. */
export interface PageHandle {
  /** Texts of the page; the first namespace contains its title. */
  readonly namespaces: readonly [Namespace, ...Namespace[]];
  /** Key below `meta` in the first namespace: `{ title, description }`. */
  readonly meta: string;
  /** False if the page must not contain distracting links. */
  readonly hasFooter: boolean;
  /** Whether search engines may index the page. */
  readonly isIndexed: boolean;
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

const brand = 'Salonica';

/** "Find Salons · Salonica"; a title that already names the brand is unchanged. */
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

/** The innermost route's data for the shell, if any. */
export function usePageHandle(): PageHandle | undefined {
  const handle = useMatches().at(-1)?.handle;
  return isPageHandle(handle) ? handle : undefined;
}

const nothing: PageHead = {};

const isPageHead = (value: unknown): value is PageHead =>
  typeof value === 'object' && value !== null;

/** The result of the page's loader. */
export function usePageHead(): PageHead {
  const said = useMatches().at(-1)?.loaderData;
  return isPageHead(said) ? said : nothing;
}
