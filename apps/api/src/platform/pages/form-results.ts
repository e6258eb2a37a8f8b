import pLimit from 'p-limit';
import type { Language } from '../http/messages.ts';
import { errorFacts, type Log } from '../log.ts';
import type { AppBuild } from './app-build.ts';
import type { PageMatch } from './page-match.ts';
import type { FormResult, HandleCall } from './renderer.ts';

export interface FormResultOptions {
  build: Pick<AppBuild, 'renderer'>;
  /** The API for what the page shows. */
  answer: HandleCall;
  log: Log;
  now: () => number;
}

/** A form that a browser sent by itself. */
export interface SentForm {
  page: PageMatch;
  language: Language;
  body: string;
  /** Calls the API on behalf of the visitor. */
  answerVisitor: HandleCall;
}

/** Concurrent answers, and the length of the queue. Separate from pages, which wait for no write. */
const atOnce = 4;
const waiting = 50;

/** Timeout for the data of the page around an answer, in milliseconds. */
const timeoutMs = 1000;

/**
 * Answers forms with pages, which are never cached.
 * @returns the answer; undefined where there are too many, or where it failed
 */
export function createFormResults({ build, answer, log, now }: FormResultOptions) {
  const turns = pLimit(atOnce);

  return async ({ page, ...form }: SentForm): Promise<FormResult | undefined> => {
    if (turns.pendingCount >= waiting) return undefined;
    try {
      return await turns(async () => {
        const renderer = await build.renderer();
        return renderer.answerForm({ ...form, path: page.path, answer, now: now(), timeoutMs });
      });
    } catch (error) {
      log('error', 'form not answered', { route: page.route, ...errorFacts(error) });
      return undefined;
    }
  };
}
