import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { together } from '../database/together.ts';
import { type Pending, transactPending } from '../database/transact.ts';
import type { Actor } from '../identity/actor.ts';
import { ApiError } from '../http/api-error.ts';
import { jsonText } from '../http/json-answer.ts';
import type { ServiceOptions } from '../http/service-options.ts';
import { idempotencyKey } from '../http/write-headers.ts';

/** How long a response is repeated. */
const lifetime = 72 * 60 * 60 * 1000;

/** The response of a successful write; a refusal throws and stores nothing. */
export interface WriteAnswer {
  /** @default 200 */
  status?: 200 | 201;
  body: object;
  /** Pending statements, which fail if the write fails: the commit is pipelined behind them. */
  written?: readonly Promise<unknown>[] | undefined;
}

export interface Write<Prepared> {
  /**
   * The first statements of every run, sent together with the key; rolled back where the key was
   * used before.
   */
  prepare: (tx: Database) => Promise<Prepared>;
  run: (tx: Database, prepared: Prepared) => Promise<WriteAnswer>;
}

type OnceOptions = Pick<ServiceOptions, 'db' | 'now'>;

/**
 * Runs a write in one transaction, once for each `Idempotency-Key` of an actor. Another attempt at the same write waits
 * for the first and gets its answer; a refused write may be attempted again.
 *
 * @throws ApiError 409 where the key belongs to another write that succeeded
 */
export const once = (
  options: OnceOptions,
  c: Context,
  actor: Actor,
  run: (tx: Database) => Promise<WriteAnswer>,
): Promise<Response> => oncePrepared(options, c, actor, { prepare: async () => undefined, run });

/** Like {@link once}, for a write that has to query before it decides. */
export async function oncePrepared<Prepared>(
  { db, now }: OnceOptions,
  c: Context,
  actor: Actor,
  { prepare, run }: Write<Prepared>,
): Promise<Response> {
  const key = [actorText(actor), idempotencyKey(c)] as const;
  const { route, hash } = await requestOf(c);
  const write = transactPending(db, async (tx): Promise<Pending<StoredAnswer>> => {
    const time = now();
    const [claimed, prepared] = await together([
      claim(tx, ...key, route, hash, iso(time + lifetime), iso(time)),
      prepare(tx),
    ]);
    if (claimed.count === 0) throw new WrittenBefore();
    const { status = 200, body, written = [] } = await run(tx, prepared);
    const answer = { status, text: JSON.stringify(body) };
    const stored = store(tx, ...key, status, answer.text);
    return { value: answer, written: [...written, stored] };
  });
  const { status, text } = await write.catch((error: unknown) => {
    if (error instanceof WrittenBefore) return replay(db, key, route, hash);
    throw error;
  });
  c.header('Cache-Control', 'no-store');
  return jsonText(c, text, status);
}

interface StoredAnswer {
  status: 200 | 201;
  text: string;
}

/** Ends the transaction of an attempt that has nothing to do. */
class WrittenBefore extends Error {}

const iso = (time: number) => new Date(time).toISOString();

/** Waits for another attempt; undefined if that one succeeded. */
const claim = statement(
  'claim_key',
  `insert into idempotency_keys (actor, key, route, request_hash, expires_at)
   values ($1, $2, $3, $4, $5::timestamptz)
   on conflict (actor, key) do update
     set route = $3, request_hash = $4, expires_at = $5::timestamptz, status = null, body = null
     where idempotency_keys.expires_at <= $6::timestamptz`,
);

const store = statement(
  'store_answer',
  'update idempotency_keys set status = $3, body = $4::json where actor = $1 and key = $2',
);

const find = statement<{ route: string; hash: string; status: number; text: string }>(
  'find_answer',
  `select route, request_hash as hash, status, body::text as text from idempotency_keys
   where actor = $1 and key = $2`,
);

async function replay(
  db: Database,
  key: readonly [actor: string, key: string],
  route: string,
  hash: string,
): Promise<StoredAnswer> {
  const [known] = (await find(db, ...key)).rows;
  if (known?.hash !== hash || known.route !== route) throw new ApiError(409, 'key-reused');
  return { status: known.status === 201 ? 201 : 200, text: known.text };
}

/** `customer:<id>` or `guest:<id>`. */
export const actorText = ({ kind, id }: Pick<Actor, 'kind' | 'id'>): string => `${kind}:${id}`;

async function requestOf(c: Context): Promise<{ route: string; hash: string }> {
  const hash = createHash('sha256')
    .update(`${c.req.header('If-Match') ?? ''}\n`)
    .update(await c.req.text());
  return { route: `${c.req.method} ${c.req.path}`, hash: hash.digest('base64url') };
}
