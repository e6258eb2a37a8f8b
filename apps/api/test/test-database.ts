import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/platform/open-database.ts';
import { createDatabase, dropDatabase } from './server-databases.ts';

export interface TestDatabase extends OpenDatabase, AsyncDisposable {
  /** For other processes on the same database. */
  url: string;
}

/**
 * A separate database for each suite; closing drops it.
 * @param content - `template` holds the built-in catalogue, `empty` only the schema
 */
export async function openTestDatabase(
  content: 'template' | 'empty' = 'template',
): Promise<TestDatabase> {
  const server = inject('postgresql');
  const name = `suite_${randomUUID()}`;
  const url = await createDatabase(server, name, content);
  const database = await openDatabase(url);
  const close = async () => {
    await database.close();
    await dropDatabase(server, name);
  };
  return { ...database, url, close, [Symbol.asyncDispose]: close };
}
