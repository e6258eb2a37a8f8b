import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** Queries that run the same on the embedded database and on a PostgreSQL server. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgresql';
  close(): Promise<void>;
}

/** Where the migrations lie. */
export const migrationsFolder = join(import.meta.dirname, '../../drizzle');
