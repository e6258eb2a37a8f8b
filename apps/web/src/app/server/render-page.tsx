import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { dehydrate } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PageHead } from '../../blocks/page-load.ts';
import type { Moment } from '../../domain/ports/clock-port.ts';
import { AfterMount } from '../boot/AfterMount.tsx';
import type { LanguageSession } from '../visitor/language.ts';
import { Providers } from '../Providers.tsx';
import type { Rendered } from '../boot/rendered.ts';
import { createRoutes } from '../navigation/router.tsx';
import { createServices } from '../services.ts';
import type { PublicPorts } from './server-ports.ts';

export interface RenderOptions {
  readonly url: URL;
  readonly language: LanguageSession;
  readonly ports: PublicPorts;
  readonly moment: Moment;
  /** Timeout for the data of the page, in milliseconds; then the page is rendered without it. */
  readonly timeoutMs: number;
}

export interface RenderedPage {
  readonly html: string;
  readonly head: PageHead;
  readonly rendered: Rendered;
  /** Every query of the page succeeded. */
  readonly isComplete: boolean;
}

const nothing = (): void => undefined;

/** The whole markup at once: streaming would need inline scripts. */
function markupOf(element: ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { pipe } = renderToPipeableStream(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: reject,
    onAllReady: () => resolve(text(pipe(new PassThrough()))),
  });
  return promise;
}

/** The markup of one page for an unknown visitor. */
export async function renderPage(options: RenderOptions): Promise<RenderedPage> {
  const { url, language, ports, moment, timeoutMs } = options;
  const services = createServices(language, null, { moment, ports });
  const { queries } = services;
  const handler = createStaticHandler(createRoutes(services, { timeoutMs }));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url.pathname} answered with a redirect`);
  if (context.errors !== null) throw Object.values(context.errors)[0];
  const asked = queries.getQueryCache().getAll();
  const isComplete = asked.every(({ state }) => state.status === 'success');
  // The browser repeats failed queries; until then the page shows skeletons.
  queries.removeQueries({ predicate: ({ state }) => state.status === 'error' });

  const router = createStaticRouter(handler.dataRoutes, context);
  const html = await markupOf(
    <StrictMode>
      <Providers services={services}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
        <AfterMount run={nothing} />
      </Providers>
    </StrictMode>,
  );
  const { loaderData } = context;
  const loaded: readonly (PageHead | undefined)[] = Object.values(loaderData);
  const head = loaded.find((data) => data !== undefined) ?? {};
  const rendered = { queries: dehydrate(queries), loaderData, moment };
  queries.clear();
  return { html, head, rendered, isComplete };
}
