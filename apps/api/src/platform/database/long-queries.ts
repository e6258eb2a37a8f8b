import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Database } from './database.ts';
import * as schema from './schema/index.ts';
import { poolOf } from './transact.ts';

/** A query may take that long: much longer than a visitor would wait. */
const timeoutMs = 10 * 60 * 1000;

/**
 * Runs queries that read much, on a connection of their own: without the short timeouts of calls,
 * and without taking a connection from them. It cannot write.
 * @param db - the database; queries of a transaction stay in it
 */
export async function withLongQueries<Value>(
  db: Database,
  run: (own: Database) => Promise<Value>,
): Promise<Value> {
  const pool = poolOf(db);
  if (pool === undefined) return run(db);
  const client = new Client({
    connectionString: pool.options.connectionString,
    application_name: 'salonica-long-queries',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    statement_timeout: timeoutMs,
    options: '-c default_transaction_read_only=on',
  });
  // A lost connection fails the query; without a listener the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(drizzle({ client, schema }));
  } finally {
    await client.end();
  }
}
