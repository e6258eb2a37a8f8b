import { hydrate } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { createSafeStorage } from '../shared/safe-storage.ts';
import { createI18n } from '../i18n/init.ts';
import { defaultLanguage, isLanguage } from '../i18n/languages.ts';
import { namedLanguage, nameLanguage } from '../shared/named-language.ts';
import { ignore } from '../shared/ignore.ts';
import { nextTask } from '../shared/next-task.ts';
import { createThemeStore } from '../shell/preferences/theme-store.ts';
import { AfterMount } from './boot/AfterMount.tsx';
import { followDeploys } from './boot/follow-deploys.ts';
import { announce, interactiveEvent, startingEvent, takeoverEvent } from './boot/moments.ts';
import { openLanguageSession } from './visitor/language.ts';
import { addDesk } from './navigation/lazy-desk.ts';
import { lazyMoves } from './navigation/lazy-moves.ts';
import { rememberLanguage } from './visitor/language-choice.ts';
import { Providers } from './Providers.tsx';
import { createRoutes } from './navigation/router.tsx';
import { watchTyped } from './boot/typed.ts';
import { readRendered, type Rendered } from './boot/rendered.ts';
import { createServices } from './services.ts';

/**
 * Hydration needs the first page's module.
 * @returns false if nothing has to be loaded: the page renders itself and fetches missing data
 */
async function loadMatched(routes: RouteObject[]): Promise<Rendered['loaderData']> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const module = await route.lazy();
      Object.assign(route, module);
      delete route.lazy;
    }),
  );
  return Object.fromEntries(
    matches.flatMap(({ route: { id } }) => (id === undefined ? [] : [[id, {}]])),
  );
}

/**
 * The URL no longer names the language: the choice is stored. Loader metadata is in that language.
 */
async function followLanguage(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const { pathname, search, hash } = router.state.location;
  if (namedLanguage(search) !== null) {
    const to = { pathname, search: nameLanguage(search, null), hash };
    await router.navigate(to, { replace: true, preventScrollReset: true });
  }
  await router.revalidate();
}

/** Mounts the app. */
export async function start(container: HTMLElement): Promise<void> {
  const page = document.documentElement;
  const storage = createSafeStorage(() => localStorage);
  let isRendered = page.dataset['rendered'] === page.lang;
  const i18n = await createI18n(isLanguage(page.lang) ? page.lang : defaultLanguage, [], () => {
    // With English texts the page differs from its markup.
    isRendered = false;
  });
  const language = await openLanguageSession(i18n);
  announce(page, startingEvent);
  const rendered = isRendered ? readRendered(document) : undefined;
  const services = createServices(language, createThemeStore(storage, page), {
    moment: rendered?.moment,
  });
  await nextTask();
  if (rendered !== undefined) hydrate(services.queries, rendered.queries);
  await nextTask();
  const moves = lazyMoves();
  const options = { beforeShow: moves.beforeShow };
  const routes = createRoutes(services, options);
  const added = await addDesk(routes, window.location.pathname, services, options);
  const nothingLoaded = await loadMatched(routes);
  const router = createBrowserRouter(routes, {
    hydrationData: {
      loaderData: rendered?.loaderData ?? nothingLoaded,
      ...(rendered?.actionData === undefined ? {} : { actionData: rendered.actionData }),
    },
  });
  await nextTask();
  i18n.on('languageChanged', () => {
    page.lang = language.current();
    rememberLanguage(language.current(), storage);
    void followLanguage(router);
  });

  const repeatPress = followDeploys(() =>
    createPath(router.state.navigation.location ?? router.state.location),
  );
  const passOn = isRendered ? watchTyped(container) : ignore;
  announce(page, takeoverEvent);
  const interactive = (): void => {
    delete page.dataset['pending'];
    page.dataset['hydrated'] = '';
    passOn();
    announce(page, interactiveEvent);
    repeatPress();
    moves.load(router, services, added);
  };
  const app = (
    <StrictMode>
      <Providers services={services}>
        <RouterProvider router={router} />
        <AfterMount run={interactive} />
      </Providers>
    </StrictMode>
  );
  // In steps that let input and paints happen in between.
  if (isRendered) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
}
