import type {
  ActionFunction,
  LazyRouteFunction,
  LoaderFunction,
  RouteObject,
  ShouldRevalidateFunction,
} from 'react-router-dom';
import type { ActOnPage } from '../../blocks/page-act.ts';
import type { LoadPage, PageHead, PageLoad } from '../../blocks/page-load.ts';
import { requireTexts } from '../../i18n/require-texts.ts';
import { loadWithRetry } from '../../shared/load-with-retry.ts';
import { BareLayout } from '../../shell/BareLayout.tsx';
import { RootLayout } from '../../shell/RootLayout.tsx';
import { RouteError } from '../../shell/RouteError.tsx';
import { SiteLayout } from '../../shell/SiteLayout.tsx';
import {
  accountPages,
  authPages,
  notFoundPage,
  type Page,
  salonPages,
  sitePages,
} from './pages.ts';
import type { Services } from '../Providers.tsx';

interface PageModule {
  readonly Component: () => React.ReactNode;
  /** Without it the page needs no data, or only private data. */
  readonly load?: LoadPage;
  /** Used on the server only. */
  readonly act?: ActOnPage;
}

export interface RouteOptions {
  /**
   * Timeout for the data of a page, in milliseconds; then the page is shown without it. @default
   * 3000
   */
  readonly timeoutMs?: number;
  /** Called with each page whose data is loaded; the page is shown once it resolves. */
  readonly beforeShow?: (page: URL) => Promise<void>;
  /** Answers a form on the server; without it no route takes one. */
  readonly actionOf?: (act: ActOnPage) => ActionFunction;
}

const modules = import.meta.glob<PageModule>('../../routes/*.tsx');

function withTimeout<Value>(promise: Promise<Value>, timeoutMs: number, otherwise: Value) {
  const { promise: late, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => resolve(otherwise), timeoutMs);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * A change of the query string within a page loads nothing; the same URL in another language does.
 */
const isOtherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;

type Address = Pick<PageLoad, 'params' | 'url'>;

function loadData(
  load: LoadPage,
  { queries, ports, language: { i18n } }: Services,
  address: Address,
): Promise<PageHead> {
  return load({ queries, ports, i18n, language: i18n.language, ...address });
}

function loaderOf(
  load: LoadPage,
  services: Services,
  { timeoutMs = 3000, beforeShow }: RouteOptions,
): LoaderFunction {
  return async ({ params, request }) => {
    const url = new URL(request.url);
    const head = await withTimeout(loadData(load, services, { params, url }), timeoutMs, {});
    await beforeShow?.(url);
    return head;
  };
}

/** A route module is loaded together with its texts, so no page is ever shown without them. */
async function loadModule({ id, namespaces }: Page, services: Services): Promise<PageModule> {
  const load = modules[`../../routes/${id}.tsx`];
  if (load === undefined) throw new Error(`No route module named "${id}"`);
  const [module] = await Promise.all([
    loadWithRetry(load),
    requireTexts(services.language.i18n, namespaces),
  ]);
  return module;
}

/** Prefetches a page: its code, its texts and its data. */
export async function loadAhead(page: Page, services: Services, address: Address): Promise<void> {
  const { load } = await loadModule(page, services);
  if (load !== undefined) await loadData(load, services, address);
}

function lazyPage(
  page: Page,
  services: Services,
  options: RouteOptions,
): LazyRouteFunction<RouteObject> {
  return async () => {
    const { Component, load, act } = await loadModule(page, services);
    const action = act && options.actionOf?.(act);
    return {
      Component,
      ...(load === undefined ? {} : { loader: loaderOf(load, services, options) }),
      ...(action === undefined ? {} : { action }),
    };
  };
}

/** The routes of some pages, within one layout. */
export function pageRoutes(
  pages: readonly Page[],
  services: Services,
  options: RouteOptions,
): RouteObject {
  return {
    ErrorBoundary: RouteError,
    children: pages.map((page) => ({
      id: page.id,
      path: page.path,
      handle: page,
      lazy: lazyPage(page, services, options),
      shouldRevalidate: isOtherPage,
    })),
  };
}

/** The route around all pages. */
export const rootId = 'root';

/** The routes of one app, without those of the desk. */
export function createRoutes(services: Services, options: RouteOptions = {}): RouteObject[] {
  const group = (pages: readonly Page[]) => pageRoutes(pages, services, options);
  return [
    {
      id: rootId,
      Component: RootLayout,
      ErrorBoundary: RouteError,
      children: [
        {
          Component: SiteLayout,
          children: [group([...sitePages, ...salonPages, ...accountPages, notFoundPage])],
        },
        { Component: BareLayout, children: [group(authPages)] },
      ],
    },
  ];
}
