import type { i18n } from 'i18next';
import { useActionData } from 'react-router-dom';
import { type Failure, ServiceError } from '../domain/failure.ts';
import type { Ports } from '../domain/ports/index.ts';

/** A form that the browser sent by itself, to the page that it is on. Hydrated forms call the API instead. */
export interface PageAct {
  /** What the visitor typed: not trusted, as the body of any call. */
  readonly form: URLSearchParams;
  /** Its calls are the visitor's own: their cookies, their address, their limits. */
  readonly ports: Pick<Ports, 'api' | 'clock'>;
  readonly language: string;
  /** Contains the texts of the page. */
  readonly i18n: i18n;
  /** Parameters of the path. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

/** Success, a conflict, wrong fields, too many requests, and a service that does not answer. */
export type ActStatus = 200 | 409 | 422 | 429 | 503;

/** Metadata of a page with an answer, as part of it. */
export interface ActHead {
  /** @default that of the page */
  readonly title?: string;
}

/** The same page with an answer, which is stored in the document as JSON, or another page of the app. */
export type ActResult<Data> =
  | { readonly status: ActStatus; readonly data: Data & ActHead }
  | { readonly redirect: string };

/**
 * Answers the forms of a page, on the server only. Its page needs `acts` in the table of pages.
 * @example
 * export const act: ActOnPage<ContactResult> = ({ form, ports }) => answerContact(form, ports);
 */
export type ActOnPage<Data = unknown> = (page: PageAct) => Promise<ActResult<Data>>;

/**
 * The answer to the form that was sent to this page, if any. It is gone after a navigation: a
 * component that keeps it makes it its first state.
 * @example const answer = useActed<typeof act>();
 */
export function useActed<Act extends ActOnPage>(): DataOf<Act> | undefined {
  return useActionData() as DataOf<Act> | undefined;
}

type DataOf<Act extends ActOnPage> = Act extends ActOnPage<infer Data> ? Data : never;

/** The text of a field of a form in the page, or of one that was sent; empty without it. */
export function fieldOf(form: FormData | URLSearchParams, name: string): string {
  const value = form.get(name);
  // A browser sends the end of a line in two characters.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

/** Why a call failed, as part of an answer. */
export function failureOf(error: unknown): Failure {
  return error instanceof ServiceError ? error.failure : { kind: 'server' };
}

/** The status of an answer with a failure. */
export function statusOf({ kind }: Failure): ActStatus {
  if (kind === 'conflict' || kind === 'stale') return 409;
  if (kind === 'rate-limited') return 429;
  return ['offline', 'timeout', 'unavailable', 'server'].includes(kind) ? 503 : 422;
}
