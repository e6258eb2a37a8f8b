import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { createSafeStorage } from '../adapters/storage/safe-storage.ts';
import { createI18n } from '../i18n/init.ts';
import { defaultLanguage, isLanguage } from '../i18n/languages.ts';
import { createThemeStore } from '../shell/preferences/theme-store.ts';
import { AfterMount } from './after-mount.tsx';
import { openLanguageSession, rememberLanguage } from './language.ts';
import { Providers } from './providers.tsx';
import { createRoutes } from './router.tsx';
import { createServices } from './services.ts';

/** The first page's module has to be there before React looks at the prerendered markup. */
async function loadMatched(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const module = await route.lazy();
      Object.assign(route, module);
      delete route.lazy;
    }),
  );
}

/** Mounts the app; `onInteractive` runs once React listens. */
export async function start(container: HTMLElement, onInteractive: () => void): Promise<void> {
  const page = document.documentElement;
  const storage = createSafeStorage(() => localStorage);
  let isRendered = page.dataset['rendered'] === page.lang;
  const i18n = await createI18n(isLanguage(page.lang) ? page.lang : defaultLanguage, [], () => {
    // With English texts the page is another one than its markup.
    isRendered = false;
  });
  const language = await openLanguageSession(i18n);
  const services = createServices(language, createThemeStore(storage, page));
  const routes = createRoutes(services);
  await loadMatched(routes);
  i18n.on('languageChanged', () => {
    page.lang = language.current();
    rememberLanguage(language.current(), storage);
  });

  const interactive = (): void => {
    delete page.dataset['pending'];
    page.dataset['hydrated'] = '';
    onInteractive();
  };
  const app = (
    <StrictMode>
      <Providers services={services}>
        <RouterProvider router={createBrowserRouter(routes)} />
        <AfterMount run={interactive} />
      </Providers>
    </StrictMode>
  );
  if (isRendered) hydrateRoot(container, app);
  else createRoot(container).render(app);
}
