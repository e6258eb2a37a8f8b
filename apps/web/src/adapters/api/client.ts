import { apiKeyHeader } from '@salonica/contract';
import { idempotencyKeyHeader } from '@salonica/contract/v1';
import ky, { type Input, isHTTPError, isNetworkError, type KyInstance, type Options } from 'ky';
import type { ServerTime } from '../../domain/ports/clock-port.ts';
import { type Failure, ServiceError } from '../../domain/failure.ts';
import { failureOf } from './failure-of.ts';
import { type FileCall, sendFile } from './send-file.ts';

export interface ApiSettings {
  /** Origin of the API host; empty for the page's own origin. */
  readonly host: string;
  /** Origin of the documents that a failure names. @default `host` */
  readonly documentHost?: string;
  readonly apiKey: string;
  /** The token of the signed-in customer, else null. Requested for personal calls only. */
  readonly token?: () => Promise<string | null>;
  /**
   * Whether the server may have records of a visitor who is not signed in.
   * @default always
   */
  readonly mayBeGuest?: () => boolean;
  /** Language of calls without one, read at every call. @default that of the browser */
  readonly language?: () => string;
  /** Called when the server rejects a token. */
  readonly onTokenRefused?: () => void;
  /** Called when a token's account was deleted. */
  readonly onAccountDeleted?: () => void;
  /** Called with the time of every response. */
  readonly onServerTime?: (time: ServerTime) => void;
  readonly fetch?: (input: Input, init?: RequestInit) => Promise<Response>;
}

export interface ApiCall {
  readonly path: string;
  /** Undefined parameters are omitted. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly language?: string;
  readonly signal?: AbortSignal;
  /** Sent with the customer's token, which the call waits for. @default false */
  readonly isPersonal?: boolean;
  readonly idempotencyKey?: string;
  /** The expected state of the changed record. */
  readonly revision?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Relative to other requests of the page. @default that of the browser */
  readonly priority?: RequestPriority;
}

/**
 * Calls that return parsed JSON, or undefined without a body. They reject with a `ServiceError`.
 */
export interface ApiClient {
  readonly get: (call: ApiCall) => Promise<unknown>;
  /** Sends the body as JSON. */
  readonly post: (call: ApiCall) => Promise<unknown>;
  readonly put: (call: ApiCall) => Promise<unknown>;
  readonly patch: (call: ApiCall) => Promise<unknown>;
  readonly delete: (call: ApiCall) => Promise<unknown>;
  /** Uploads a file. */
  readonly upload: (
    call: ApiCall,
    file: Pick<FileCall, 'method' | 'content' | 'onProgress'>,
  ) => Promise<unknown>;
  /** The response as a stream. */
  readonly open: (call: ApiCall) => Promise<Response>;
  /** False for a visitor of whom the server has no records: there is nothing to read. */
  readonly isKnown: () => Promise<boolean>;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** No timeout; the caller decides whether to retry. */
export function createApiClient({
  host,
  documentHost = host,
  apiKey,
  token,
  mayBeGuest = () => true,
  language,
  onTokenRefused,
  onAccountDeleted,
  onServerTime = () => undefined,
  fetch = (input, init) => globalThis.fetch(input, init),
}: ApiSettings): ApiClient {
  const http: KyInstance = ky.create({
    timeout: false,
    retry: 0,
    headers: { accept: 'application/json', [apiKeyHeader]: apiKey },
    async fetch(input, init) {
      const sentAt = Date.now();
      const response = await fetch(input, init);
      const at = Date.parse(response.headers.get('Date') ?? '');
      // A shared cache sends the time of its copy.
      const isFresh = !response.headers.has('Age');
      if (!Number.isNaN(at) && isFresh) onServerTime({ at, sentAt, receivedAt: Date.now() });
      return response;
    },
  });

  /** Reports that a session has ended. A token of an earlier session can be refused late. */
  async function report({ kind }: Failure, bearer: string | null): Promise<void> {
    if (bearer === null || (kind !== 'unauthorized' && kind !== 'account-deleted')) return;
    if ((await token?.().catch(() => null)) !== bearer) return;
    (kind === 'unauthorized' ? onTokenRefused : onAccountDeleted)?.();
  }

  async function send(method: Method, call: ApiCall): Promise<Response> {
    const { path, body, signal, priority } = call;
    const bearer = call.isPersonal === true ? ((await token?.()) ?? null) : null;
    const options: Options = {
      method,
      headers: headersOf({ language: language?.(), ...call }, bearer),
      searchParams: given(call.query ?? {}),
      ...(body === undefined ? {} : { json: body }),
      ...(signal === undefined ? {} : { signal }),
      ...(priority === undefined ? {} : { priority }),
    };
    try {
      return await http(`${host}${path}`, options);
    } catch (error) {
      const failed = asServiceError(error, signal, documentHost);
      if (failed instanceof ServiceError) await report(failed.failure, bearer);
      throw failed;
    }
  }

  async function upload(
    call: ApiCall,
    file: Pick<FileCall, 'method' | 'content' | 'onProgress'>,
  ): Promise<unknown> {
    const bearer = call.isPersonal === true ? ((await token?.()) ?? null) : null;
    const headers = {
      accept: 'application/json',
      [apiKeyHeader]: apiKey,
      'content-type': file.content.type,
      ...headersOf({ language: language?.(), ...call }, bearer),
    };
    const { signal } = call;
    const { status, text, retryAfter } = await sendFile(`${host}${call.path}`, {
      ...file,
      headers,
      signal,
    });
    if (status >= 200 && status < 300) return parseJson(text);
    const failure = failureOf(status, tryParseJson(text), documentHost, retryAfter);
    await report(failure, bearer);
    throw new ServiceError(failure);
  }

  const answer = (method: Method) => async (call: ApiCall) => {
    const response = await send(method, call);
    let text: string;
    try {
      text = await response.text();
    } catch (error) {
      throw asServiceError(error, call.signal, documentHost);
    }
    return parseJson(text);
  };
  return {
    get: answer('get'),
    post: answer('post'),
    put: answer('put'),
    patch: answer('patch'),
    delete: answer('delete'),
    upload,
    open: (call) => send('get', call),
    isKnown: async () => mayBeGuest() || (await token?.()) != null,
  };
}

function headersOf(
  {
    language,
    idempotencyKey,
    revision,
    headers,
  }: Omit<ApiCall, 'language'> & {
    readonly language: string | undefined;
  },
  bearer: string | null,
): Record<string, string> {
  return {
    ...given({
      'accept-language': language,
      [idempotencyKeyHeader]: idempotencyKey,
      'if-match': revision === undefined ? undefined : `"${revision}"`,
      authorization: bearer === null ? undefined : `Bearer ${bearer}`,
    }),
    ...headers,
  };
}

function given(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const entries: [string, string][] = [];
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ServiceError({ kind: 'server' }, { cause });
  }
}

/** The error may come from a proxy, without JSON. */
function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An aborted call is not a failure of the service. */
function asServiceError(error: unknown, signal: AbortSignal | undefined, host: string): unknown {
  if (signal?.aborted === true) return error;
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    return new ServiceError(failureOf(status, error.data, host, headers.get('Retry-After')), {
      cause: error,
    });
  }
  return new ServiceError({ kind: isNetworkError(error) ? 'offline' : 'server' }, { cause: error });
}
