import type { OpenDatabase } from './database.ts';
import { openPglite } from './pglite.ts';

export type DatabaseSettings = { url: string } | { dataFolder: string };

/** Opens the database the settings name, migrated and filled. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  if ('dataFolder' in settings) return openPglite(settings.dataFolder);
  const { openPostgresql } = await import('./postgresql.ts');
  return openPostgresql(settings.url);
}
