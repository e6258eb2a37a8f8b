import type { Database } from '../database/database.ts';
import type { Language } from '../http/messages.ts';
import { errorFacts, type Log } from '../log.ts';
import type { AppBuild } from '../web/app-build.ts';
import { contentOf, createPageCache, type PageContent } from './page-cache.ts';
import type { PageMatch } from './page-match.ts';
import type { AnswerCall } from './renderer.ts';
import { createVersions } from './versions.ts';

export interface DocumentOptions {
  db: Database;
  build: AppBuild;
  /** Answers the calls of pages that are rendered. */
  answer: AnswerCall;
  log: Log;
  now: () => number;
  /** Whether a page is kept for the next caller. */
  keepsPages: boolean;
}

/** How long the data of a page may take, in milliseconds. */
const patience = 1000;

/** Gives up on a name for the state of the database as well. */
function within<Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => resolve(otherwise), patience);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * Documents of pages that are rendered here, kept as long as what they show is the same.
 *
 * @returns the document; undefined where it could not be rendered
 */
export function createDocuments({ db, build, answer, log, now, keepsPages }: DocumentOptions) {
  const cache = createPageCache();
  const versionOf = createVersions(db, now);

  return async (
    { path, shown }: PageMatch,
    language: Language,
  ): Promise<PageContent | undefined> => {
    try {
      const renderer = await build.renderer();
      const version = await within(versionOf(shown), null).catch(() => null);
      const time = now();
      const render = async () => {
        const page = await renderer.render({ path, language, answer, now: time, patience });
        const { status, html, isComplete } = page;
        return { content: contentOf(status, html), isKept: isComplete && version !== null };
      };
      if (version === null || !keepsPages) return (await render()).content;
      const key = { name: `${language} ${path}`, version: `${build.name()} ${version}`, now: time };
      return await cache.read(key, render);
    } catch (error) {
      log('error', 'page not rendered', { path, ...errorFacts(error) });
      return undefined;
    }
  };
}
