import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { together } from '../database/together.ts';
import { type Pending, transact, transactPending } from '../database/transact.ts';
import type { Actor } from '../identity/actor.ts';
import { ApiError } from '../http/api-error.ts';
import { jsonText } from '../http/json-answer.ts';
import type { ServiceOptions } from '../http/service-options.ts';
import { callKeyOf, claimKey, findAnswer, storeAnswer, type StoredAnswer } from './key-rows.ts';

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

/** A write with work outside of transactions, such as a call of another service. */
export interface SteppedWrite<Done> {
  /** Stores the intention, in the transaction that claims the key. */
  begin: (tx: Database) => Promise<void>;
  /**
   * The work; an attempt after a crash repeats it. If it is refused for good, it releases the key
   * and throws.
   */
  work: () => Promise<Done>;
  /** Stores the result, in the transaction that stores the response. */
  finish: (tx: Database, done: Done) => Promise<WriteAnswer>;
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
  const key = await callKeyOf(c, actor);
  const write = transactPending(db, async (tx): Promise<Pending<StoredAnswer>> => {
    const [claimed, prepared] = await together([claimKey(tx, key, now()), prepare(tx)]);
    if (claimed.count === 0) throw new WrittenBefore();
    const { written = [], ...answer } = await run(tx, prepared);
    const stored = storedOf(answer);
    return { value: stored, written: [...written, ...storeAnswer(tx, key, stored)] };
  });
  const answer = await write.catch(async (error: unknown) => {
    if (!(error instanceof WrittenBefore)) throw error;
    const known = await findAnswer(db, key);
    if (known === undefined || known === 'open') throw new ApiError(409, 'key-reused');
    return known;
  });
  return respond(c, answer);
}

/**
 * Like {@link once}, in steps: the key is claimed and committed before the work begins, so that
 * nothing is done for a key that belongs to another write. An attempt after a crash continues.
 */
export async function onceInSteps<Done>(
  { db, now }: OnceOptions,
  c: Context,
  actor: Actor,
  { begin, work, finish }: SteppedWrite<Done>,
): Promise<Response> {
  const key = await callKeyOf(c, actor);
  const isFirst = await transact(db, async (tx) => {
    if ((await claimKey(tx, key, now())).count === 0) return false;
    await begin(tx);
    return true;
  });
  const known = isFirst ? 'open' : await findAnswer(db, key);
  // The attempt that had the key has just been refused.
  if (known === undefined) throw new ApiError(503, 'unavailable', { retryAfterSeconds: 1 });
  if (known !== 'open') return respond(c, known);
  const done = await work();
  const answer = await transact(db, async (tx) => {
    // Both attempts at one write finish it, and the first response counts.
    const written = storedOf(await finish(tx, done));
    const before = await findAnswer(tx, key);
    if (before !== undefined && before !== 'open') return before;
    await together(storeAnswer(tx, key, written));
    return written;
  });
  return respond(c, answer);
}

const storedOf = ({ status = 200, body }: WriteAnswer): StoredAnswer => ({
  status,
  text: JSON.stringify(body),
});

/** Ends the transaction of an attempt that has nothing to do. */
class WrittenBefore extends Error {}

function respond(c: Context, { status, text }: StoredAnswer): Response {
  c.header('Cache-Control', 'no-store');
  return jsonText(c, text, status);
}
