import type { TestProject } from 'vitest/node';
import { postgresqlPrograms, startPostgresql } from './temporary-postgresql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a temporary PostgreSQL server; undefined where none is installed. */
    postgresql: string | undefined;
  }
}

/** One server for all suites, stopped with the run, however that ends. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = postgresqlPrograms();
  if (programs === undefined) {
    process.stdout.write('PostgreSQL is not installed: the tests run on PGlite only.\n');
    project.provide('postgresql', undefined);
    return () => Promise.resolve();
  }
  const server = await startPostgresql(programs);
  project.provide('postgresql', server.url);
  return () => server.stop();
}
