import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createI18n } from '../i18n/init.ts';
import type { Language } from '../i18n/languages.ts';
import type { HeadTag } from '../shell/head-tag.ts';
import { headTags } from '../shell/head-tags.ts';
import { metaOf } from '../shell/page-handle.ts';
import { AfterMount } from './after-mount.tsx';
import { type LanguageSession, openLanguageSession } from './language.ts';
import { type Page, pages } from './pages.ts';
import { Providers } from './providers.tsx';
import { createRoutes } from './router.tsx';
import { createServices } from './services.ts';

export { languages } from '../i18n/languages.ts';
export { baseNamespaces } from '../i18n/namespaces.ts';
export { siteData } from '../shared/site-data.ts';
export { siteOrigin } from '../shared/site.ts';
export { pages };

export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  readonly tags: readonly HeadTag[];
}

const nothing = (): void => undefined;

async function renderAt(path: string, language: LanguageSession): Promise<string> {
  const services = createServices(language, null);
  const handler = createStaticHandler(createRoutes(services));
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} answered with a redirect`);
  if (context.errors !== null) throw Object.values(context.errors)[0];
  const router = createStaticRouter(handler.dataRoutes, context);
  let failure: Error | undefined;
  const { prelude } = await prerender(
    <StrictMode>
      <Providers services={services}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
        <AfterMount run={nothing} />
      </Providers>
    </StrictMode>,
    {
      onError: (error) => {
        failure = error instanceof Error ? error : new Error(String(error));
      },
    },
  );
  if (failure !== undefined) throw failure;
  return new Response(prelude).text();
}

/** The markup of one page in one language, as the first visit shows it. */
export async function renderPage(
  page: Page,
  language: Language,
  path: string = page.path,
): Promise<RenderedPage> {
  const i18n = await createI18n(language, page.namespaces);
  const { title, description } = metaOf(page, i18n);
  const { isIndexed } = page;
  return {
    html: await renderAt(path, await openLanguageSession(i18n)),
    title,
    tags: headTags({ title, description, pathname: path, language, isIndexed }),
  };
}
