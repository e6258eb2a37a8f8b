import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';

export const migrationsFolder = join(import.meta.dirname, '../../../drizzle');

/** Milliseconds; short, because a health check waits. */
const timeoutMs = 2000;

let newest: number | undefined;

/** Whether the database responds and has every migration of this program. */
export async function isReady(db: Database): Promise<boolean> {
  newest ??= readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const late = wait(timeoutMs, 0, { ref: false });
  return (await Promise.race([newestApplied(db), late])) >= newest;
}

async function newestApplied(db: Database): Promise<number> {
  try {
    const { rows } = await db.execute<{ newest: string | null }>(
      sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
    );
    return Number(rows[0]?.newest ?? 0);
  } catch {
    return 0;
  }
}
