import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReadLimit } from '../calls/read-limit.ts';
import { ApiError } from '../http/api-error.ts';
import { limitBody } from '../http/limit-body.ts';
import type { MessageKey } from '../http/messages.ts';
import { requireSameOrigin } from '../identity/same-origin.ts';
import type { AppBuild } from '../pages/app-build.ts';
import type { SentForm } from '../pages/form-results.ts';
import { isReadablePath, matchPage, type PageMatch } from '../pages/page-match.ts';
import type { FormResult } from '../pages/renderer.ts';
import { isMatch, languageAt, pagePoints, searchOf } from './page-request.ts';
import { sendBusyPage, sendFormPage } from './short-pages.ts';
import { type HandleBound, visitorCalls } from './visitor-calls.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The page that answers the form. */
    formPage: PageMatch;
  }
}

export interface FormOptions {
  build: AppBuild;
  /** Undefined where that failed. */
  answerForm: (form: SentForm) => Promise<FormResult | undefined>;
  /** The API in this process. */
  answer: HandleBound;
  /** Whether every page will have a banner. */
  hasPreviewBanner: boolean;
  /** The public address of the app; undefined in a preview. */
  publicOrigin: string | undefined;
  reads: Pick<ReadLimit, 'take'>;
}

/** The longest message in Greek, of which a form needs six bytes for a letter, and its other fields. */
const maxBody = 48 * 1024;

const formType = /^application\/x-www-form-urlencoded(?:;|$)/i;

const refusals: Partial<Record<ContentfulStatusCode, MessageKey>> = {
  403: 'formForeign',
  413: 'formLarge',
  415: 'formKind',
};

/** Middleware of forms only: other requests pass. */
const ofForms =
  (handle: MiddlewareHandler): MiddlewareHandler =>
  (c, next) =>
    c.get('formPage') === undefined ? next() : handle(c, next);

/**
 * The forms that a browser sends by itself, without the app or before it. What they do is decided
 * by their page, which calls the API on behalf of the visitor.
 */
export function formRoutes(options: FormOptions) {
  const { build, answerForm, answer, hasPreviewBanner, publicOrigin, reads } = options;
  const app = new Hono();

  app.onError((error, c) => {
    const refusal = error instanceof ApiError ? refusals[error.status] : undefined;
    if (!(error instanceof ApiError) || refusal === undefined) throw error;
    return sendFormPage(c, languageAt(c), error.status, refusal);
  });

  app.post('*', async (c, next) => {
    const manifest = build.manifest();
    const { path } = c.req;
    if (manifest === undefined || !isReadablePath(path)) return next();
    if (!isMatch(manifest.routes.acting, path)) return next();
    const page = matchPage(manifest, path, searchOf(c));
    if (page === undefined) return next();
    c.set('route', page.route);
    const seconds = await reads.take(c, pagePoints);
    if (seconds > 0) return sendBusyPage(c, languageAt(c), seconds);
    requireSameOrigin(c, publicOrigin);
    const type = c.req.header('Content-Type') ?? '';
    if (!formType.test(type)) throw new ApiError(415, 'malformed');
    c.set('formPage', page);
    return next();
  });

  app.post('*', ofForms(limitBody(maxBody)), ofForms(compress()), async (c, next) => {
    const page = c.get('formPage');
    if (page === undefined) return next();
    const language = languageAt(c);
    const sent = await answerForm({
      page,
      language,
      body: await c.req.text(),
      answerVisitor: visitorCalls(c, answer),
    });
    if (sent === undefined) return sendFormPage(c, language, 503, 'formFailed');
    c.header('Cache-Control', 'no-store');
    if ('redirect' in sent) return c.redirect(sent.redirect, 303);
    if (hasPreviewBanner) c.header('Server-Timing', 'preview-banner');
    // The status is one of those that the app's pages may have.
    return c.html(sent.html, sent.status as ContentfulStatusCode);
  });
  return app;
}
