import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Database } from './database.ts';
import { databaseFault } from './faults.ts';
import * as schema from './schema/index.ts';
import { together } from './together.ts';

const begin = { name: 'begin', text: 'begin' };
const commit = { name: 'commit', text: 'commit' };

/** Maximum attempts at a conflicting transaction. */
const mostAttempts = 5;

/** The result of a transaction, and its last statements in order. */
export interface Pending<Value> {
  value: Value;
  written: readonly Promise<unknown>[];
}

/** Runs one transaction; after a deadlock or a serialization failure it is repeated a few times. */
export const transact = <Value>(
  db: Database,
  run: (tx: Database) => Promise<Value>,
): Promise<Value> => transactPending(db, async (tx) => ({ value: await run(tx), written: [] }));

/**
 * Like {@link transact}, but the commit is pipelined with the last statements. Each of them has to
 * fail if the transaction must not be committed: its response is not read before.
 */
export async function transactPending<Value>(
  db: Database,
  run: (tx: Database) => Promise<Pending<Value>>,
): Promise<Value> {
  const pool = poolOf(db);
  // Within a transaction it joins that one, which is repeated as a whole.
  if (pool === undefined) {
    const { value, written } = await run(db);
    await together(written);
    return value;
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(pool, run);
    } catch (error) {
      if (attempt === mostAttempts || databaseFault(error) !== 'passing') throw error;
      // A random delay, so that the two transactions do not conflict again.
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** A connection that cannot end its transaction is closed: it is neither reused nor leaked. */
async function runOnce<Value>(
  pool: Pool,
  run: (tx: Database) => Promise<Pending<Value>>,
): Promise<Value> {
  const client = await pool.connect();
  let isClean = false;
  try {
    // The first statements of the transaction are pipelined with it.
    const begun = client.query(begin);
    const [, { value, written }] = await together([begun, run(transactionOn(client))]);
    const ended = client.query(commit);
    await together([...written, ended]);
    const { command } = await ended;
    isClean = true;
    // A transaction in which a statement failed cannot be committed, even where the failure was ignored.
    if (command !== 'COMMIT') throw new Error(`The transaction ended with ${command}.`);
    return value;
  } catch (error) {
    if (!isClean) isClean = await rollBack(client);
    throw error;
  } finally {
    client.release(!isClean);
  }
}

const rollBack = (client: PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );

const transactions = new WeakMap<PoolClient, Database>();

function transactionOn(client: PoolClient): Database {
  let tx = transactions.get(client);
  if (tx === undefined) {
    tx = drizzle({ client, schema });
    transactions.set(client, tx);
  }
  return tx;
}

/** The pool of the database; undefined within a transaction. */
export function poolOf(db: Database): Pool | undefined {
  return '$client' in db && db.$client instanceof Pool ? db.$client : undefined;
}
