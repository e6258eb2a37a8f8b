import fc from 'fast-check';
import * as v from 'valibot';
import { strangeHeader, strangeJson, strangePart, strangeText } from './strange-values.ts';
import { type RightCall, rightCalls, type World } from './right-values.ts';

/** One request, ready to be sent. */
export interface HostileRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
  /** The path of the row, for reports. */
  row: string;
}

const optionalHeaders = [
  'If-None-Match',
  'Accept-Language',
  'Accept-Encoding',
  'Content-Type',
  'Range',
  'X-Request-Id',
  'X-Forwarded-For',
  'Last-Event-ID',
];

/** Where a strange value can be put: the name of the place and how to put it. */
interface Place {
  put: (draft: Draft) => void;
}

interface Draft {
  parts: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  rawBody: string | undefined;
  headers: Record<string, string>;
}

type Path = readonly string[];

/** The paths of all values inside a body, itself included. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, key]));
  return [path, ...inner];
}

function replaced(value: unknown, [key, ...rest]: Path, strange: unknown): unknown {
  if (key === undefined) return strange;
  if (Array.isArray(value)) return value.map((each) => replaced(each, rest, strange));
  if (typeof value !== 'object' || value === null) return strange;
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => [
    name,
    name === key ? replaced(inner, rest, strange) : inner,
  ]);
  return Object.fromEntries(entries);
}

const partNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** Every place of a call, each with a strange value of its own. */
function placesOf(call: RightCall): fc.Arbitrary<Place>[] {
  const parts = partNames(call.path).map((name) =>
    strangePart.map((value): Place => ({ put: ({ parts: all }) => void (all[name] = value) })),
  );
  const query = Object.keys(call.query).map((name) =>
    strangeText.map((value): Place => ({ put: (draft) => void (draft.query[name] = value) })),
  );
  const headers = [...call.headers, ...optionalHeaders].map((name) =>
    strangeHeader.map((value): Place => ({ put: (draft) => void (draft.headers[name] = value) })),
  );
  if (call.body === undefined) return [...parts, ...query, ...headers];
  const body = pathsOf(call.body).map((path) =>
    strangeJson.map((value): Place => ({
      put: (draft) => void (draft.body = replaced(draft.body, path, value)),
    })),
  );
  const raw = fc
    .constantFrom('', '{', '"', 'null', '[]', '{"a":1}{', '\u0000', '{"__proto__":{"id":1}}')
    .map((text): Place => ({ put: (draft) => void (draft.rawBody = text) }));
  return [...parts, ...query, ...headers, ...body, raw];
}

export interface HostileWorld {
  /** Values that fit, by name; `id:<start of a path>` is the id of a record below it. */
  values: World;
  /** Headers of each caller. */
  callers: readonly Readonly<Record<string, string>>[];
}

const rightHeaders: Readonly<Record<string, string>> = { 'If-Match': '"0"' };

function rightDraft(call: RightCall, { values }: HostileWorld, number: number): Draft {
  const [start = ''] = call.path.split('/{id}');
  const id = v.parse(v.string(), values[`id:${start}`] ?? values[`id:${call.path}`] ?? '01');
  const key = { 'Idempotency-Key': `hostile-${number}` };
  const known = call.headers.filter((name) => name in { ...rightHeaders, ...key });
  return {
    parts: Object.fromEntries(
      partNames(call.path).map((name) => [name, name === 'id' ? id : String(values[name])]),
    ),
    query: { ...call.query },
    body: call.body,
    rawBody: undefined,
    headers: Object.fromEntries(
      known.map((name) => [name, { ...rightHeaders, ...key }[name] ?? '']),
    ),
  };
}

/**
 * Requests to every call of the table: one strange value beside right ones, and for every fifth all
 * strange.
 * @param seed - the same seed gives the same requests
 */
export function hostileRequests(
  world: HostileWorld,
  { count, seed }: { count: number; seed: number },
): HostileRequest[] {
  const calls = rightCalls(world.values);
  const perCall = Math.ceil(count / calls.length);
  const requests = calls.flatMap((call, index) => {
    const places = placesOf(call);
    const strange = fc.oneof(
      { weight: 4, arbitrary: fc.oneof(...places).map((place) => [place]) },
      { weight: 1, arbitrary: fc.tuple(...places) },
    );
    const caller = fc.constantFrom(...world.callers);
    return fc
      .sample(fc.tuple(strange, caller), { numRuns: perCall, seed: seed + index })
      .map(([put, headers], number) => {
        const draft = rightDraft(call, world, number);
        for (const place of put) place.put(draft);
        return requestOf(call, draft, headers);
      });
  });
  return requests.slice(0, count);
}

function requestOf(
  call: RightCall,
  draft: Draft,
  caller: Readonly<Record<string, string>>,
): HostileRequest {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => draft.parts[name] ?? '');
  const query = Object.entries(draft.query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`)
    .join('&');
  const body = draft.rawBody ?? (draft.body === undefined ? undefined : JSON.stringify(draft.body));
  return {
    method: call.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: {
      Origin: 'http://localhost',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...caller,
      ...draft.headers,
    },
    body: call.method === 'GET' ? undefined : body,
    row: `${call.method} ${call.path}`,
  };
}
