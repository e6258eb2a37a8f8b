import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { ConfigError } from './environment.ts';
import { installJobs } from './jobs/install.ts';
import type { Database } from './database/database.ts';
import { GatheringSocket } from './database/gathering-socket.ts';
import { migrationsFolder } from './database/migrations.ts';
import * as schema from './database/schema/index.ts';

export interface OpenDatabase {
  db: Database;
  /** For libraries with their own queries. */
  pool: Pool;
  /** Waits briefly for running queries, then closes every connection. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Maximum connections of this process. @default 10 */
  connections?: number;
  /** Fills the database once its schema is current, before another process may use it; without effect on a filled one. */
  fill?: ((db: Database) => Promise<unknown>) | undefined;
  /** Called when an idle connection breaks. */
  onConnectionLost?: (error: Error) => void;
}

/** How long a stopping process waits for queries, in milliseconds. */
const timeoutMs = 5000;

/**
 * An arbitrary number, the same in every process: the first process with the lock prepares the
 * database, the others wait.
 */
const preparationLock = 2_310_546_24;

/**
 * Timeouts in milliseconds: no visitor waits longer for a statement, and no transaction stays idle
 * longer.
 */
const limits = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
  // Indexes are in memory or on flash, where a random read costs little more than the next one.
  options: '-c random_page_cost=1.1',
  // For a server that disappeared silently.
  query_timeout: 15_000,
} as const;

/**
 * Opens a PostgreSQL database with the current schema. Any number of processes may open it at once.
 *
 * @throws ConfigError where the address is wrong or access is denied
 */
export async function openDatabase(
  url: string,
  { connections = 10, fill, onConnectionLost = () => undefined }: DatabaseOptions = {},
): Promise<OpenDatabase> {
  await prepare(url, fill);
  const pool = new Pool({
    connectionString: url,
    application_name: 'salonica-api',
    max: connections,
    keepAlive: true,
    // Independent statements are pipelined.
    pipeline: true,
    stream: () => new GatheringSocket(),
    ...limits,
  });
  // The pool replaces a broken connection; without a listener the error would end the process.
  pool.on('error', onConnectionLost);
  const close = () => Promise.race([pool.end(), wait(timeoutMs, undefined, { ref: false })]);
  return { db: drizzle({ client: pool, schema }), pool, close };
}

/** One process at a time updates the schema, without a timeout. */
async function prepare(url: string, fill: DatabaseOptions['fill']): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'salonica-migrations',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await connect(client);
  try {
    await client.query('select pg_advisory_lock($1)', [preparationLock]);
    const db = drizzle({ client, schema });
    await migrate(db, { migrationsFolder });
    await installJobs(client);
    await fill?.(db);
  } finally {
    await client.end();
  }
}

async function connect(client: Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    // The address may contain a password, so the message omits it.
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new ConfigError(`The database of DATABASE_URL does not let us in${reason}.`);
  }
}
