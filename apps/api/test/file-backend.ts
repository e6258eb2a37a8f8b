import { afterAll, beforeAll } from 'vitest';
import { type BackendOptions, createBackend } from './backend.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** A backend on a separate database for all tests of a file. */
export function fileBackend(options: Omit<BackendOptions, 'db'> = {}) {
  let database: TestDatabase;
  let backend: ReturnType<typeof createBackend>;
  beforeAll(async () => {
    database = await openTestDatabase();
    backend = createBackend({ db: database.db, ...options });
  });
  afterAll(() => database.close());
  return {
    get backend() {
      return backend;
    },
    get db() {
      return database.db;
    },
    /** The address of the database. */
    get url() {
      return database.url;
    },
  };
}
