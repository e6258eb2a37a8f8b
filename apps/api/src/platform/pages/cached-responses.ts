import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { hasTag } from '../http/etag.ts';
import { type AddressOf, networkOf, plain } from '../http/client-address.ts';
import type { ReadLimit } from '../calls/read-limit.ts';
import { requestIdHeader, type RequestObserver } from '../http/observe-requests.ts';
import { negotiate, tagOf } from '../http/static-file.ts';
import { type Language, languages } from '../http/messages.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AppBuild } from './app-build.ts';
import { chosenLanguage } from './language-cookie.ts';
import { type PageCache, pageName } from './page-cache.ts';
import { responseName, type PageContent } from './page-content.ts';
import type { Versions } from './versions.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The rendered page that is sent. */
    page: PageContent;
  }
}

/** Caches the answer of a rendered page with the page, to be sent to the next caller as it is. */
export async function cacheResponse(c: Context): Promise<void> {
  const page = c.get('page');
  const { status, headers } = c.res;
  if (page === undefined || (status !== 304 && status !== page.status)) return;
  const encoding = negotiate(c.req.header('Accept-Encoding'), page.file.encodings);
  const name = responseName(encoding, status === 304);
  if (page.sent.has(name)) return;
  const body = status === 304 ? null : await page.file.read(encoding);
  page.sent.set(name, { status, head: [...headers].flat(), body });
}

/** Paths that everything parses alike; all others take the slow path. */
const plainAddress = /^\/(?!\/)[\w\-~/?=&.,]*$/;

export interface CachedResponseOptions {
  build: AppBuild;
  cache: PageCache;
  versions: Versions;
  now: () => number;
  metrics: Pick<Metrics, 'pageSent'>;
  observer: RequestObserver;
  addressOf: AddressOf;
  reads: Pick<ReadLimit, 'takeOf'>;
}

/** Sends a cached answer; false where there is none, and nothing was sent. */
export type SendCached = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * Answers before anything else looks at a request, with what {@link cacheResponse} has stored: what a page is, and how it is sent, is
 * decided elsewhere.
 */
export function createCachedResponses({
  build,
  cache,
  versions,
  now,
  metrics,
  observer: { idOf, answered },
  addressOf,
  reads,
}: CachedResponseOptions): SendCached {
  function find(url: string, language: Language): PageContent | undefined {
    const name = pageName(language, url);
    const shown = cache.shownBy(name);
    if (shown === undefined) return undefined;
    const version = versions.known(shown);
    if (version === undefined) return undefined;
    return cache.find({ name, version: `${build.name()} ${version}`, now: now() });
  }

  /** A page that names its language is cached in that language only. */
  function findNamed(url: string, chosen: Language): PageContent | undefined {
    if (!url.includes('lang=')) return undefined;
    for (const language of languages) {
      const page = language === chosen ? undefined : find(url, language);
      if (page?.page.namesLanguage === true) return page;
    }
    return undefined;
  }

  return ({ method, url = '', headers, socket }, outgoing) => {
    const started = performance.now();
    if (method !== 'GET' || !plainAddress.test(url)) return false;
    const chosen = chosenLanguage(headers.cookie);
    const page = find(url, chosen) ?? findNamed(url, chosen);
    if (page === undefined) return false;
    const { file, sent, status } = page;
    const encoding = negotiate(headers['accept-encoding']?.toString(), file.encodings);
    const isKnown = status === 200 && hasTag(headers['if-none-match'], tagOf(file, encoding));
    const answer = sent.get(responseName(encoding, isKnown));
    if (answer === undefined) return false;
    const remote = plain(socket.remoteAddress ?? '');
    const address = addressOf(remote, headers['x-forwarded-for']?.toString());
    // Above the limit the app decides: it knows customers and guests.
    if (!reads.takeOf(networkOf(address))) return false;
    const id = idOf(headers['x-request-id']?.toString(), () => remote);
    outgoing.writeHead(answer.status, [...answer.head, requestIdHeader, id]);
    outgoing.end(answer.body ?? undefined);
    const milliseconds = performance.now() - started;
    metrics.pageSent('cached');
    answered({ id, method, route: page.page.route, status: answer.status, milliseconds });
    return true;
  };
}
