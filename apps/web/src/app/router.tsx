import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { requireTexts } from '../i18n/require-texts.ts';
import { again } from '../shared/again.ts';
import { BareLayout } from '../shell/bare-layout.tsx';
import { RootLayout } from '../shell/root-layout.tsx';
import { RouteError } from '../shell/route-error.tsx';
import { SiteLayout } from '../shell/site-layout.tsx';
import {
  accountPages,
  authPages,
  notFoundPage,
  type Page,
  salonPages,
  sitePages,
} from './pages.ts';
import type { Services } from './providers.tsx';

const modules = import.meta.glob<{ Component: () => React.ReactNode }>('../routes/*.tsx');

/** A route module arrives together with its texts, so no page is ever shown without them. */
function lazyPage(page: Page, { language }: Services): LazyRouteFunction<RouteObject> {
  return async () => {
    const load = modules[`../routes/${page.id}.tsx`];
    if (load === undefined) throw new Error(`No route module named "${page.id}"`);
    const [module] = await Promise.all([again(load), requireTexts(language.i18n, page.namespaces)]);
    return { ...module };
  };
}

function group(pages: readonly Page[], services: Services): RouteObject {
  return {
    ErrorBoundary: RouteError,
    children: pages.map((page) => ({
      id: page.id,
      path: page.path,
      handle: page,
      lazy: lazyPage(page, services),
    })),
  };
}

function lazyLayout(services: Services): LazyRouteFunction<RouteObject> {
  return async () => {
    const { createRecordsLayout } = await again(() => import('./records-layout.tsx'));
    return { Component: await createRecordsLayout(services) };
  };
}

export function createRoutes(services: Services): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RouteError,
      children: [
        {
          Component: SiteLayout,
          children: [
            group(sitePages, services),
            {
              ErrorBoundary: RouteError,
              children: [
                {
                  lazy: lazyLayout(services),
                  children: [group(salonPages, services), group(accountPages, services)],
                },
              ],
            },
            group([notFoundPage], services),
          ],
        },
        { Component: BareLayout, children: [group(authPages, services)] },
      ],
    },
  ];
}
