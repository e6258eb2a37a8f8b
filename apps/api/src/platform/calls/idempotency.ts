import type { Database } from '../database/database.ts';
import { together } from '../database/together.ts';
import { type Pending, transact, transactPending } from '../database/transact.ts';
import type { Actor } from '../identity/actor.ts';
import { ApiError } from '../http/api-error.ts';
import type { ServiceOptions } from '../http/service-options.ts';
import {
  callKeyOf,
  claimKey,
  findResponse,
  type KeyedRequest,
  storeResponse,
  StoredResponse,
} from './key-rows.ts';

/** What a successful write responds with; a refusal throws and stores nothing. */
export interface Finished<Output> {
  output: Output;
  /** Pending statements, which fail if the write fails: the commit is pipelined behind them. */
  written?: readonly Promise<unknown>[] | undefined;
}

export interface Write<Prepared, Output> {
  /**
   * The first statements of every run, sent together with the key; rolled back where the key was
   * used before.
   */
  prepare: (tx: Database) => Promise<Prepared>;
  run: (tx: Database, prepared: Prepared) => Promise<Finished<Output>>;
}

/** A write with work outside of transactions, such as a call of another service. */
export interface SteppedWrite<Done, Output> {
  /** Stores the intention, in the transaction that claims the key. */
  begin: (tx: Database) => Promise<void>;
  /**
   * The work; an attempt after a crash repeats it. If it is refused for good, it releases the key
   * and throws.
   */
  work: () => Promise<Done>;
  /** Stores the result, in the transaction that stores the response. */
  finish: (tx: Database, done: Done) => Promise<Output>;
}

type OnceOptions = Pick<ServiceOptions, 'db' | 'now'>;

/**
 * Runs a write in one transaction, once for each `Idempotency-Key` of an actor. Another attempt at the same write waits
 * for the first and gets its answer; a refused write may be attempted again.
 *
 * @throws ApiError 409 where the key belongs to another write that succeeded
 */
export const once = <Output>(
  options: OnceOptions,
  request: KeyedRequest,
  actor: Actor,
  run: (tx: Database) => Promise<Output>,
): Promise<StoredResponse<Output>> =>
  oncePrepared(options, request, actor, {
    prepare: async () => undefined,
    run: async (tx) => ({ output: await run(tx) }),
  });

/** Like {@link once}, for a write that has to query before it decides. */
export async function oncePrepared<Prepared, Output>(
  { db, now }: OnceOptions,
  request: KeyedRequest,
  actor: Actor,
  { prepare, run }: Write<Prepared, Output>,
): Promise<StoredResponse<Output>> {
  const key = await callKeyOf(request, actor);
  const write = transactPending(db, async (tx): Promise<Pending<StoredResponse<Output>>> => {
    const [claimed, prepared] = await together([claimKey(tx, key, now()), prepare(tx)]);
    if (claimed.count === 0) throw new WrittenBefore();
    const { written = [], output } = await run(tx, prepared);
    const stored = new StoredResponse<Output>(request.status, JSON.stringify(output));
    return { value: stored, written: [...written, ...storeResponse(tx, key, stored)] };
  });
  return write.catch(async (error: unknown) => {
    if (!(error instanceof WrittenBefore)) throw error;
    const known = await findResponse(db, key);
    if (known === undefined || known === 'open') throw new ApiError(409, 'key-reused');
    return known;
  });
}

/**
 * Like {@link once}, in steps: the key is claimed and committed before the work begins, so that
 * nothing is done for a key that belongs to another write. An attempt after a crash continues.
 */
export async function onceInSteps<Done, Output>(
  { db, now }: OnceOptions,
  request: KeyedRequest,
  actor: Actor,
  { begin, work, finish }: SteppedWrite<Done, Output>,
): Promise<StoredResponse<Output>> {
  const key = await callKeyOf(request, actor);
  const isFirst = await transact(db, async (tx) => {
    if ((await claimKey(tx, key, now())).count === 0) return false;
    await begin(tx);
    return true;
  });
  const known = isFirst ? 'open' : await findResponse(db, key);
  // The attempt that had the key has just been refused.
  if (known === undefined) throw new ApiError(503, 'unavailable', { retryAfterSeconds: 1 });
  if (known !== 'open') return known;
  const done = await work();
  return transact(db, async (tx) => {
    // Both attempts at one write finish it, and the first response counts.
    const output = await finish(tx, done);
    const before = await findResponse(tx, key);
    if (before !== undefined && before !== 'open') return before;
    const stored = new StoredResponse<Output>(request.status, JSON.stringify(output));
    await together(storeResponse(tx, key, stored));
    return stored;
  });
}

/** Ends the transaction of an attempt that has nothing to do. */
class WrittenBefore extends Error {}
