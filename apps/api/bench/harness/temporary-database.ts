import { rmSync } from 'node:fs';
import { type OpenDatabase, openDatabase } from '../../src/open-database.ts';
import { startPostgresql } from '../../src/postgresql/server.ts';
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
  const database = await openDatabase(url, { importsCatalogue: true });
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
