import { rmSync } from 'node:fs';
import { type OpenDatabase, openDatabase } from '../../src/platform/open-database.ts';
import { importIntoEmpty } from '../../src/preview/seed/import-catalogue.ts';
import { startPostgresql } from '../../src/platform/postgresql/server.ts';
import { createDatabase } from '../../test/server-databases.ts';
import { makeTemporaryFolder } from '../../test/temporary-folder.ts';

export interface TemporaryDatabase extends OpenDatabase {
  url: string;
  stop(): Promise<void>;
}

/**
 * A temporary server with one migrated and filled database; deleted when it stops.
 * @param isDurable - whether it uses `fsync`, as in production
 */
export async function openTemporaryDatabase(isDurable: boolean): Promise<TemporaryDatabase> {
  const folder = makeTemporaryFolder();
  const server = await startPostgresql({ dataFolder: folder, isDurable });
  const url = await createDatabase(server.url, 'bench');
  const database = await openDatabase(url, { fill: importIntoEmpty });
  return {
    ...database,
    url,
    async stop() {
      await database.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
