import type { Api, CallOptions } from '@salonica/contract/v1/api';
import type { Call } from '@salonica/contract/v1/call';
import { v1Calls } from '@salonica/contract/v1/calls';
import { visitTokenHeader } from '@salonica/contract/v1/protocol';
import * as v from 'valibot';
import { ServiceError } from '../../domain/failure.ts';
import type { ApiCall, ApiClient } from './client.ts';
import { queryOf } from './query-of.ts';
import { resolvePaths } from './resolve-paths.ts';

/** What any call can have, besides the variable parts of its path. */
interface AnyRequest extends CallOptions {
  readonly query?: object;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly onProgress?: (part: number) => void;
  readonly idempotencyKey?: string;
  readonly revision?: number;
  readonly secret?: string;
}

function pathOf({ path }: Call, request: AnyRequest): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(request, name))),
  );
}

function callOf(row: Call, request: AnyRequest): ApiCall {
  const { query, body, idempotencyKey, revision, secret, language, signal } = request;
  return {
    path: pathOf(row, request),
    isPersonal: ['actor', 'customer', 'member'].includes(row.access) || row.isSigned === true,
    ...(query === undefined ? {} : { query: queryOf(query) }),
    ...(body === undefined ? {} : { body }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(revision === undefined ? {} : { revision }),
    ...(language === undefined ? {} : { language }),
    ...(signal === undefined ? {} : { signal }),
    // A header: unlike a part of the address it is in no log.
    ...(secret === undefined ? {} : { headers: { [visitTokenHeader]: secret } }),
  };
}

const isUnauthorized = (error: unknown) =>
  error instanceof ServiceError && error.failure.kind === 'unauthorized';

/**
 * Every call of the table as a function. They reject with a `ServiceError`; an invalid response
 * counts as a server failure.
 * @param host - origin of the API host; empty for the page's own origin
 * @example const { slots } = await createApi(client, '').listSlots({ id, query: { service, date } });
 */
export function createApi(client: ApiClient, host: string): Api {
  async function receive(row: Call, call: ApiCall, request: AnyRequest): Promise<unknown> {
    if (row.responseTypes !== undefined) return (await client.open(call)).blob();
    const { file, onProgress = () => undefined } = request;
    const received = await (file === undefined
      ? client[row.method](call)
      : client.upload(call, { method: row.method, content: file, onProgress }));
    return row.response === null
      ? undefined
      : resolvePaths(parseResponse(row.response, received), host);
  }

  async function send(row: Call, request: AnyRequest): Promise<unknown> {
    if (row.emptyResponse !== undefined) {
      const isKnown = await client.isKnown();
      request.signal?.throwIfAborted();
      if (!isKnown) return row.emptyResponse;
    }
    const call = callOf(row, request);
    try {
      return await receive(row, call, request);
    } catch (error) {
      if (row.isSigned !== true || !isUnauthorized(error)) throw error;
      return receive(row, { ...call, isPersonal: false }, request);
    }
  }

  const calls = Object.entries<Call>(v1Calls).map(([name, row]) => [
    name,
    (request: AnyRequest = {}) => send(row, request),
  ]);
  // The only untyped place: the types come from the same table.
  return Object.fromEntries(calls) as Api;
}

/** An invalid response counts as a failure of the server. */
function parseResponse<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw new ServiceError({ kind: 'server' }, { cause: new v.ValiError(parsed.issues) });
}
