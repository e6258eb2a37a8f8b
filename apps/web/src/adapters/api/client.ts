import { apiKeyHeader } from '@salonica/contract';
import ky, { type Input, isHTTPError, isNetworkError, type KyInstance, type Options } from 'ky';
import { ServiceError } from '../../domain/failure.ts';
import { failureOf } from './failure-of.ts';

export interface ApiSettings {
  /** Origin of the API host; empty for the origin of the page. */
  readonly host: string;
  readonly apiKey: string;
  readonly fetch?: (input: Input, init?: RequestInit) => Promise<Response>;
}

export interface ApiCall {
  readonly path: string;
  readonly body: unknown;
  readonly language?: string;
  readonly signal?: AbortSignal;
}

export interface ApiClient {
  /** Sends the body as JSON and answers with parsed JSON; rejects with a `ServiceError`. */
  post(call: ApiCall): Promise<unknown>;
}

/** Waits as long as the server takes; whoever asks decides whether to ask again. */
export function createApiClient({ host, apiKey, fetch }: ApiSettings): ApiClient {
  const http: KyInstance = ky.create({
    timeout: false,
    retry: 0,
    headers: { accept: 'application/json', [apiKeyHeader]: apiKey },
    ...(fetch === undefined ? {} : { fetch }),
  });
  return {
    async post({ path, body, language, signal }) {
      const options: Options = {
        json: body,
        ...(language === undefined ? {} : { headers: { 'accept-language': language } }),
        ...(signal === undefined ? {} : { signal }),
      };
      let text: string;
      try {
        text = await http.post(`${host}${path}`, options).text();
      } catch (error) {
        throw asServiceError(error, signal);
      }
      return parseJson(text);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ServiceError({ kind: 'server' }, { cause });
  }
}

/** A call that was called off is no failure of the service. */
function asServiceError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted === true) return error;
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    return new ServiceError(failureOf(status, error.data, headers.get('Retry-After')), {
      cause: error,
    });
  }
  return new ServiceError({ kind: isNetworkError(error) ? 'offline' : 'server' }, { cause: error });
}
