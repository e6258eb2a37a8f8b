import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { dehydrate } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { ActHead } from '../../blocks/page-act.ts';
import type { PageHead } from '../../blocks/page-load.ts';
import type { ClockPort, Moment } from '../../domain/ports/clock-port.ts';
import { AfterMount } from '../boot/AfterMount.tsx';
import type { LanguageSession } from '../visitor/language.ts';
import { Providers } from '../Providers.tsx';
import type { Rendered } from '../boot/rendered.ts';
import { createRoutes } from '../navigation/router.tsx';
import { createServices } from '../services.ts';
import { actionOf } from './action-of.ts';
import type { PublicPorts } from './server-ports.ts';

/** A form that the browser sent by itself. */
export interface SentForm {
  readonly form: URLSearchParams;
  /** They call on behalf of its visitor. */
  readonly ports: PublicPorts;
}

export interface RenderOptions {
  readonly url: URL;
  readonly language: LanguageSession;
  readonly ports: PublicPorts;
  readonly moment: Moment;
  /** Timeout for the data of the page, in milliseconds; then the page is rendered without it. */
  readonly timeoutMs: number;
  /** The form that the page answers first. */
  readonly sent?: SentForm | undefined;
}

export interface RenderedPage {
  readonly html: string;
  readonly head: PageHead;
  readonly rendered: Rendered;
  /** Every query of the page succeeded. */
  readonly isComplete: boolean;
  /** What the answer to a form means; otherwise 200. */
  readonly status: number;
}

/** A form led to another page. */
export interface Redirected {
  readonly redirect: string;
}

const nothing = (): void => undefined;

const titleOf = (answer: ActHead | undefined): Pick<PageHead, 'title'> =>
  answer?.title === undefined ? {} : { title: answer.title };

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

/** The server's own, not that of a visitor. */
const clockAt = (moment: Moment): ClockPort => ({
  now: () => moment.now,
  timeZone: () => moment.timeZone,
  rendered: moment,
});

/** A form, as the router's request: its fields are given to the action. */
const submission = (url: URL) => new Request(url, { method: 'POST', body: new URLSearchParams() });

/** The markup of one page for an unknown visitor. */
export async function renderPage(options: RenderOptions): Promise<RenderedPage | Redirected> {
  const { url, language, ports, moment, timeoutMs, sent } = options;
  const services = createServices(language, null, { moment, ports });
  const { queries } = services;
  const acting = sent && {
    form: sent.form,
    ports: { ...sent.ports, clock: clockAt(moment) },
    i18n: language.i18n,
  };
  const routes = createRoutes(services, {
    timeoutMs,
    ...(acting === undefined ? {} : { actionOf: (act) => actionOf(act, acting) }),
  });
  const handler = createStaticHandler(routes);
  const context = await handler.query(sent === undefined ? new Request(url) : submission(url));
  if (context instanceof Response) {
    const redirect = context.headers.get('Location');
    if (redirect === null) throw new Error(`${url.pathname} answered without a page`);
    return { redirect };
  }
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
  const { loaderData, actionData, statusCode } = context;
  const loaded: readonly (PageHead | undefined)[] = Object.values(loaderData);
  const acted: readonly (ActHead | undefined)[] = Object.values(actionData ?? {});
  const head = { ...loaded.find((data) => data !== undefined), ...titleOf(acted[0]) };
  const rendered = {
    queries: dehydrate(queries),
    loaderData,
    moment,
    ...(actionData === null ? {} : { actionData }),
  };
  queries.clear();
  return { html, head, rendered, isComplete, status: statusCode };
}
