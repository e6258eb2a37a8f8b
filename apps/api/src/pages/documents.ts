import pLimit from 'p-limit';
import type { Language } from '../http/messages.ts';
import { errorFacts, type Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AppBuild } from './app-build.ts';
import { type PageCache, pageName, type RenderedContent } from './page-cache.ts';
import { contentOf, type PageContent } from './page-content.ts';
import type { PageMatch } from './page-match.ts';
import type { AnswerCall } from './renderer.ts';
import type { Versions } from './versions.ts';

export interface RenderLimits {
  /** Pages that are rendered at a time. @default 4 */
  atOnce?: number;
  /** Pages that wait for their turn; a caller beyond them gets the page without its content at once. @default 100 */
  waiting?: number;
}

export interface DocumentOptions {
  build: AppBuild;
  cache: PageCache;
  versions: Versions;
  /** Answers the calls of pages that are rendered. */
  answer: AnswerCall;
  log: Log;
  metrics: Pick<Metrics, 'pageSent'>;
  now: () => number;
  /** Whether a page is kept for the next caller, and rendered once for all who ask at the same time. */
  keepsPages: boolean;
  renders?: RenderLimits;
}

/** How long the data of a page may take, in milliseconds. */
const timeoutMs = 1000;

/** Gives up on a name for the state of the database as well. */
function within<Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => resolve(otherwise), timeoutMs);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

class TooManyRendersError extends Error {
  override name = 'TooManyRendersError';
}

/**
 * Documents of pages that are rendered here, kept as long as what they show is the same.
 *
 * @returns the document; undefined where it could not be rendered
 */
export function createDocuments({
  build,
  cache,
  versions,
  answer,
  log,
  metrics,
  now,
  keepsPages,
  renders: { atOnce = 4, waiting = 100 } = {},
}: DocumentOptions) {
  const turns = pLimit(atOnce);

  async function render(match: PageMatch, language: Language): Promise<RenderedContent> {
    if (turns.pendingCount >= waiting) throw new TooManyRendersError();
    return turns(async () => {
      const renderer = await build.renderer();
      const { path } = match;
      const page = await renderer.render({ path, language, answer, now: now(), timeoutMs });
      const { status, html, isComplete } = page;
      const content = contentOf(status, html, match);
      // Two bytes a letter as text, the same in UTF-8 at most, and less when compressed.
      return { content, isKept: isComplete, bytes: html.length * 4 };
    });
  }

  async function find(page: PageMatch, language: Language): Promise<PageContent> {
    const { path, shown } = page;
    const version =
      versions.known(shown) ?? (await within(versions.read(shown), null).catch(() => null));
    const rendered = async () => {
      const content = await render(page, language);
      metrics.pageSent('rendered');
      return content;
    };
    if (version === null || !keepsPages) return (await rendered()).content;
    const key = {
      name: pageName(language, path),
      version: `${build.name()} ${version}`,
      now: now(),
    };
    const kept = cache.find(key);
    if (kept === undefined) return cache.make(key, shown, rendered);
    metrics.pageSent('kept');
    return kept;
  }

  return async (page: PageMatch, language: Language): Promise<PageContent | undefined> => {
    try {
      return await find(page, language);
    } catch (error) {
      metrics.pageSent('fallback');
      // Of those beyond the queue the figures tell: a line for each would only add to the load.
      if (!(error instanceof TooManyRendersError)) {
        const [path] = page.path.split('?');
        log('error', 'page not rendered', { path, ...errorFacts(error) });
      }
      return undefined;
    }
  };
}
