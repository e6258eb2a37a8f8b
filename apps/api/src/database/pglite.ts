import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { catalogueHash } from '../seed/catalogue.ts';
import { seed } from '../seed/seed.ts';
import { migrationsFolder, type OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema/index.ts';

const cacheFolder = join(import.meta.dirname, '../../.cache');

/**
 * Opens the embedded database in a folder that no other process may use meanwhile.
 *
 * @throws FolderInUseError while another living process holds the folder
 */
export async function openPglite(dataFolder: string): Promise<OpenDatabase> {
  const release = await lockFolder(dataFolder);
  try {
    const folder = join(dataFolder, 'pglite');
    if (!existsSync(folder)) await createFolder(folder);
    const client = await PGlite.create(folder);
    return await ready(client, async () => {
      await client.close();
      release();
    });
  } catch (error) {
    release();
    throw error;
  }
}

/** Opens an embedded database that is gone with the process. */
export async function openPgliteInMemory(): Promise<OpenDatabase> {
  const client = await PGlite.create({ loadDataDir: await template() });
  return ready(client, () => client.close());
}

/** The folder appears whole: a half-written one, left by a `kill -9`, could never be opened. */
async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const client = await PGlite.create(unfinished, { loadDataDir: await template() });
  await client.close();
  renameSync(unfinished, folder);
}

async function ready(client: PGlite, close: () => Promise<void>): Promise<OpenDatabase> {
  const db = drizzle({ client, schema });
  await migrate(db, { migrationsFolder });
  await seed(db);
  return { db, kind: 'pglite', close };
}

/** A migrated and filled database to copy: making one from nothing takes seconds, a copy half a second. */
async function template(): Promise<Blob> {
  const file = join(cacheFolder, `database-${templateKey()}.tar.gz`);
  if (!existsSync(file)) {
    const client = await PGlite.create();
    const database = await ready(client, () => client.close());
    const dump = await client.dumpDataDir('gzip');
    await database.close();
    mkdirSync(cacheFolder, { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinished, file);
    removeOutdated(file);
  }
  return new Blob([readFileSync(file)]);
}

function removeOutdated(current: string): void {
  for (const outdated of globSync(join(cacheFolder, 'database-*.tar.gz'))) {
    if (outdated !== current) rmSync(outdated, { force: true });
  }
}

/** A template fits one version of the engine, the migrations and the catalogue. */
function templateKey(): string {
  const hash = createHash('sha256').update(catalogueHash);
  for (const name of readdirSync(migrationsFolder).toSorted()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)));
  }
  const engine = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  return hash.update(readFileSync(engine)).digest('hex').slice(0, 16);
}
