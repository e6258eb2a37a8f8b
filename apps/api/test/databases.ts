import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import { openPgliteInMemory } from '../src/database/pglite.ts';
import { openPostgresql } from '../src/database/postgresql.ts';

export interface TestDatabase {
  name: string;
  open(): Promise<OpenDatabase>;
}

/** Every kind of database that can run here, new and of its own for each suite. */
export function testDatabases(): TestDatabase[] {
  const server = inject('postgresql');
  const embedded = { name: 'PGlite', open: openPgliteInMemory };
  if (server === undefined) return [embedded];
  return [embedded, { name: 'PostgreSQL', open: () => openNew(server) }];
}

/** A new PostgreSQL database. */
export function openTestDatabase(): Promise<OpenDatabase> {
  const server = inject('postgresql');
  if (server === undefined) throw new Error('PostgreSQL is not installed.');
  return openNew(server);
}

async function openNew(server: string): Promise<OpenDatabase> {
  const name = `suite_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return openPostgresql(url.href);
}
