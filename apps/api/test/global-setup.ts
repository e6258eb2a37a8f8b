import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/open-database.ts';
import { importIntoEmpty } from '../src/preview/seed/import-catalogue.ts';
import { startPostgresql } from '../src/platform/postgresql/server.ts';
import { createDatabase } from './server-databases.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of this run's PostgreSQL server; its database `empty` is migrated, `template` is filled as well. */
    postgresql: string;
  }
}

/** One server for all suites, stopped with the run in any case. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeTemporaryFolder();
  const server = await startPostgresql({ dataFolder: folder, isDurable: false });
  const tearDown = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const empty = await openDatabase(await createDatabase(server.url, 'empty'));
    await empty.close();
    const address = await createDatabase(server.url, 'template', 'empty');
    const template = await openDatabase(address, { fill: importIntoEmpty });
    await template.close();
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('postgresql', server.url);
  return tearDown;
}
