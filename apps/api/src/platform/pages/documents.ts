import pLimit from 'p-limit';
import type { Language } from '../http/messages.ts';
import { errorFacts, type Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AppBuild } from './app-build.ts';
import { type PageCache, pageName, type RenderedContent } from './page-cache.ts';
import { contentOf, type PageContent } from './page-content.ts';
import type { PageMatch } from './page-match.ts';
import type { HandleCall } from './renderer.ts';
import type { Shown, Versions } from './versions.ts';

export interface RenderLimits {
  /** Concurrent renderings. @default 4 */
  atOnce?: number;
  /**
   * Length of the queue; a caller beyond it immediately gets the page without its content. @default
   * 100
   */
  waiting?: number;
}

export interface DocumentOptions {
  build: AppBuild;
  cache: PageCache;
  versions: Versions;
  /** The API for pages that are rendered. */
  answer: HandleCall;
  /** The salons in the response of a call. */
  salonsIn: (request: Request, response: Response) => Promise<readonly string[]>;
  log: Log;
  metrics: Pick<Metrics, 'pageSent'>;
  now: () => number;
  /** Whether pages are cached, and concurrent requests share a rendering. */
  keepsPages: boolean;
  renders?: RenderLimits;
}

/** Timeout for the data of a page, in milliseconds. */
const timeoutMs = 1000;

/** How long a page is shown that may be older than its version, in milliseconds. */
const unprovedMs = 1000;

/** The same timeout applies to the version of the database. */
function withTimeout<Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => resolve(otherwise), timeoutMs);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

class TooManyRendersError extends Error {
  override name = 'TooManyRendersError';
}

/**
 * Documents of pages that are rendered here, cached while their data is unchanged.
 * @returns the document; undefined where rendering failed
 */
export function createDocuments({
  build,
  cache,
  versions,
  answer,
  salonsIn,
  log,
  metrics,
  now,
  keepsPages,
  renders: { atOnce = 4, waiting = 100 } = {},
}: DocumentOptions) {
  const turns = pLimit(atOnce);

  async function render(
    match: PageMatch,
    language: Language,
  ): Promise<RenderedContent & { ids: readonly string[] }> {
    if (turns.pendingCount >= waiting) throw new TooManyRendersError();
    return turns(async () => {
      const renderer = await build.renderer();
      const { path } = match;
      const ids = new Set<string>();
      const page = await renderer.render({
        path,
        language,
        async answer(request) {
          const response = await answer(request);
          if (match.shown.kind === 'market') {
            for (const id of await salonsIn(request, response)) ids.add(id);
          }
          return response;
        },
        now: now(),
        timeoutMs,
      });
      const { status, html, isComplete } = page;
      const content = contentOf(status, html, match);
      return { content, isCacheable: isComplete, ids: [...ids] };
    });
  }

  /**
   * The salons that a page of the market turned out to show. If they are not those whose version was
   * read before, it may be older than the version that is read now: it is soon rendered again.
   */
  async function factsOf(before: Shown, ids: readonly string[]) {
    const shown = { kind: 'salons' as const, ids };
    const isSame = before.kind === 'salons' && before.ids.join() === ids.join();
    if (isSame) return undefined;
    const version = `${build.name()} ${await versions.read(shown)}`;
    return { shown, version, maxAgeMs: unprovedMs };
  }

  async function find(page: PageMatch, language: Language): Promise<PageContent> {
    const { path } = page;
    const name = pageName(language, path);
    const isMarket = page.shown.kind === 'market';
    const shown = (isMarket ? cache.shownBy(name) : undefined) ?? page.shown;
    const version =
      versions.known(shown) ?? (await withTimeout(versions.read(shown), null).catch(() => null));
    const rendered = async () => {
      const { ids, ...content } = await render(page, language);
      metrics.pageSent('rendered');
      const isKept = isMarket && keepsPages && version !== null && content.isCacheable;
      if (!isKept) return content;
      const found = await factsOf(shown, ids).catch(() => null);
      return found === null ? { ...content, isCacheable: false } : { ...content, found };
    };
    if (version === null || !keepsPages) return (await rendered()).content;
    const key = {
      name,
      version: `${build.name()} ${version}`,
      now: now(),
    };
    const kept = cache.find(key);
    if (kept === undefined) return cache.make(key, shown, rendered);
    metrics.pageSent('cached');
    return kept;
  }

  return async (page: PageMatch, language: Language): Promise<PageContent | undefined> => {
    try {
      return await find(page, language);
    } catch (error) {
      metrics.pageSent('fallback');
      // The metrics count callers beyond the queue: a log line for each would only add to the load.
      if (!(error instanceof TooManyRendersError)) {
        const [path] = page.path.split('?');
        log('error', 'page not rendered', { path, ...errorFacts(error) });
      }
      return undefined;
    }
  };
}
