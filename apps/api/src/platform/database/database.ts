import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** The database, or a transaction in it. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;
