import { matchPath } from 'react-router-dom';
import { createI18n, featureNamespaces } from '../../i18n/init.ts';
import type { Language } from '../../i18n/languages.ts';
import { salonTimeZone } from '../../shared/dates.ts';
import { headTags } from '../../shell/head-tags.ts';
import { fullTitle, metaOf } from '../../shell/page-handle.ts';
import { type LanguageSession, openLanguageSession } from '../visitor/language.ts';
import { deskPages } from '../navigation/desk-pages.ts';
import { notFoundPage, type Page, pages as customerPages } from '../navigation/pages.ts';
import { type DocumentFrame, documentOf } from './document.ts';
import { renderPage, type SentForm } from './render-page.tsx';
import { emptyFrame, frameName, type Frames } from './frames.ts';
import { type HandleCall, createPublicPorts } from './server-ports.ts';

export { languages } from '../../i18n/languages.ts';
export { emptyFrame, frameName };
export { siteOrigin } from '../../shared/site.ts';
/** All pages of the app. */
export const pages: readonly Page[] = [...deskPages, ...customerPages];

export interface DocumentRequest {
  /** Path and search of the page. */
  readonly path: string;
  readonly language: Language;
  /** Calls the API in the same process. */
  readonly answer: HandleCall;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Timeout for the data of the page, in milliseconds; after it the page is sent without data. */
  readonly timeoutMs: number;
}

export interface PageDocument {
  readonly status: 200 | 404;
  readonly html: string;
  /** Whether it contains all its data; otherwise the browser fetches the rest. */
  readonly isComplete: boolean;
}

export interface FormRequest extends DocumentRequest {
  /** The form, as the browser sent it: `application/x-www-form-urlencoded`. */
  readonly body: string;
  /** Calls the API in the same process, on behalf of the visitor. */
  readonly answerVisitor: HandleCall;
}

/** The page with its answer, or the path of another one. */
export type FormResult =
  | { readonly status: number; readonly html: string }
  | { readonly redirect: string };

export interface Renderer {
  /** The document of a URL; rejects where the page cannot be rendered. */
  readonly render: (request: DocumentRequest) => Promise<PageDocument>;
  /** Answers a form that was sent to a page with `acts`; rejects where that fails. */
  readonly answerForm: (request: FormRequest) => Promise<FormResult>;
  /** A document without a page, which the app fills. */
  readonly empty: (language: Language) => string;
}

const host = import.meta.env.VITE_API_HOST;

function pageAt(pathname: string): Page {
  return pages.find(({ path }) => matchPath(path, pathname) !== null) ?? notFoundPage;
}

/** The documents of the app. Caches its languages. */
export function createRenderer(frames: Frames): Renderer {
  const sessions = new Map<Language, Promise<LanguageSession>>();
  const sessionOf = (language: Language): Promise<LanguageSession> => {
    const known = sessions.get(language);
    if (known !== undefined) return known;
    const opened = createI18n(language, featureNamespaces).then(openLanguageSession);
    sessions.set(language, opened);
    return opened;
  };
  const frameOf = (pageId: string, language: Language): DocumentFrame => {
    const frame = frames[frameName(pageId, language)];
    if (frame === undefined) throw new Error(`No frame for ${frameName(pageId, language)}`);
    return frame;
  };

  async function render(request: DocumentRequest, sent?: SentForm) {
    const { path, language, answer, now, timeoutMs } = request;
    const url = new URL(path, 'http://localhost');
    const page = pageAt(url.pathname);
    const session = await sessionOf(language);
    const found = await renderPage({
      url,
      language: session,
      ports: createPublicPorts(host, answer),
      moment: { now, timeZone: salonTimeZone },
      timeoutMs,
      sent,
    });
    if ('redirect' in found) return found;
    const { html, head, rendered, isComplete } = found;
    const known = metaOf(page, session.i18n);
    const title = head.title === undefined ? known.title : fullTitle(head.title);
    const description = head.description ?? known.description;
    const isNotFound = page === notFoundPage || head.isNotFound === true;
    const isIndexed = page.isIndexed && !isNotFound;
    const { pathname } = url;
    const { picture } = head;
    return {
      status: isNotFound ? 404 : found.status,
      isComplete,
      html: documentOf({
        frame: frameOf(page.id, language),
        language,
        title,
        tags: headTags({ title, description, pathname, language, isIndexed, picture }),
        data: head.data ?? [],
        page: { html, rendered },
      }),
    };
  }

  return {
    async render(request) {
      const document = await render(request);
      if ('redirect' in document) throw new Error(`${request.path} answered with a redirect`);
      return { ...document, status: document.status === 404 ? 404 : 200 };
    },
    answerForm(request) {
      const ports = createPublicPorts(host, request.answerVisitor);
      return render(request, { form: new URLSearchParams(request.body), ports });
    },
    empty: (language) =>
      documentOf({ frame: frameOf(emptyFrame, language), language, title: 'Salonica' }),
  };
}
