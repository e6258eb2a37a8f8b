import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { instantText } from '../database/instant-text.ts';
import { statement } from '../database/statement.ts';
import type { Actor } from '../identity/actor.ts';
import { ApiError } from '../http/api-error.ts';

/** How long a response is repeated. */
const lifetime = 72 * 60 * 60 * 1000;

/** Stored responses of one actor: a further one deletes the oldest. */
const mostOfActor = 500;

/** A response that was stored, as the JSON of its output. */
export class StoredResponse<Output> {
  readonly status: 200 | 201;
  readonly text: string;
  /** For the compiler only: tells responses of different calls apart. */
  declare readonly output?: Output;

  constructor(status: 200 | 201, text: string) {
    this.status = status;
    this.text = text;
  }
}

/** A request with an `Idempotency-Key`, and the status of its response. */
export interface KeyedRequest {
  c: Context;
  idempotencyKey: string;
  status: 200 | 201;
}

/** The key of a call, and what distinguishes its request from others with that key. */
export interface CallKey {
  /** The parameters that name its row. */
  row: readonly [actor: string, key: string];
  route: string;
  hash: string;
}

/** `customer:<id>` or `guest:<id>`. */
export const actorText = ({ kind, id }: Pick<Actor, 'kind' | 'id'>): string => `${kind}:${id}`;

export async function callKeyOf(
  { c, idempotencyKey }: KeyedRequest,
  actor: Actor,
): Promise<CallKey> {
  const row = [actorText(actor), idempotencyKey] as const;
  const hash = createHash('sha256')
    .update(`${c.req.header('If-Match') ?? ''}\n`)
    .update(await c.req.text());
  return { row, route: `${c.req.method} ${c.req.path}`, hash: hash.digest('base64url') };
}

/** Waits for another attempt; changes no row if that one succeeded. */
const insertKey = statement(
  'claim_key',
  `insert into idempotency_keys (actor, key, route, request_hash, expires_at)
   values ($1, $2, $3, $4, $5::timestamptz)
   on conflict (actor, key) do update
     set route = $3, request_hash = $4, expires_at = $5::timestamptz, status = null, body = null
     where idempotency_keys.expires_at <= $6::timestamptz`,
);

/** @param time - in milliseconds since 1970 */
export const claimKey = (tx: Database, { row, route, hash }: CallKey, time: number) =>
  insertKey(tx, ...row, route, hash, instantText(time + lifetime), instantText(time));

const updateAnswer = statement(
  'store_answer',
  `update idempotency_keys set status = $3, body = $4::json
   where actor = $1 and key = $2 and request_hash = $5`,
);

/** Deletes the oldest answers of an actor who has too many; unfinished writes keep their keys. */
const trimResponses = statement(
  'trim_answers',
  `delete from idempotency_keys where actor = $1 and status is not null and expires_at < (
     select expires_at from idempotency_keys where actor = $1
     order by expires_at desc offset ${mostOfActor - 1} limit 1)`,
);

/** Stores the response of a write. Both statements are sent before the first `await`. */
export const storeResponse = (
  tx: Database,
  { row, hash }: CallKey,
  { status, text }: StoredResponse<unknown>,
) => [updateAnswer(tx, ...row, status, text, hash), trimResponses(tx, row[0])];

const findKey = statement<{
  route: string;
  hash: string;
  status: number | null;
  text: string | null;
}>(
  'find_answer',
  `select route, request_hash as hash, status, body::text as text from idempotency_keys
   where actor = $1 and key = $2`,
);

/**
 * What is known about a call with its key.
 * @returns the response of a finished write; `open` for one that has not finished; undefined where
 * nothing is known
 * @throws ApiError 409 where the key belongs to another write
 */
export async function findResponse(
  db: Database,
  { row, route, hash }: CallKey,
): Promise<StoredResponse<never> | 'open' | undefined> {
  const [known] = (await findKey(db, ...row)).rows;
  if (known === undefined) return undefined;
  if (known.hash !== hash || known.route !== route) throw new ApiError(409, 'key-reused');
  if (known.status === null || known.text === null) return 'open';
  return new StoredResponse(known.status === 201 ? 201 : 200, known.text);
}

const deleteOpenKey = statement(
  'release_key',
  'delete from idempotency_keys where actor = $1 and key = $2 and status is null',
);

/** Lets another write use the key of one that was refused. */
export const releaseKey = (tx: Database, actor: string, key: string) =>
  deleteOpenKey(tx, actor, key);
