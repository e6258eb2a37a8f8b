import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { ConfigError } from '../config.ts';
import { seed } from '../seed/seed.ts';
import { migrationsFolder, type OpenDatabase } from './database.ts';
import * as schema from './schema/index.ts';

/** Any number, the same in every process: the first to hold it migrates, the others wait. */
const migrationLock = 2_310_546_24;

/** Opens a PostgreSQL server, brings its schema up to date and fills the catalogue. */
export async function openPostgresql(url: string): Promise<OpenDatabase> {
  await prepare(url);
  const pool = new Pool({ connectionString: url, max: 10 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return { db: drizzle({ client: pool, schema }), kind: 'postgresql', close: () => pool.end() };
}

async function connect(client: Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    // The address may hold a password, so it is not repeated.
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new ConfigError(`The database of DATABASE_URL does not let us in${reason}.`);
  }
}

async function prepare(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await connect(client);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle({ client, schema });
    await migrate(db, { migrationsFolder });
    await seed(db);
  } finally {
    await client.end();
  }
}
