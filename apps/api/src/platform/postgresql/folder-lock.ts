import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { PostgresqlError } from './postgresql-error.ts';

/** SQLite's code for a file that another connection has locked. */
const busy = 5;

/**
 * Makes this process the only one that runs a server in the folder. Node has no file locks of its
 * own, but SQLite's are the system's: the lock is released when the process ends in any way.
 * @param timeoutMs - how long to wait for a process that is ending
 * @returns releases the folder
 * @throws {@link PostgresqlError} while another living process has the folder
 */
export async function lockFolder(folder: string, timeoutMs = 3000): Promise<() => void> {
  const deadline = Date.now() + timeoutMs;
  const lock = new DatabaseSync(join(folder, 'postgresql.lock'), { timeout: 0 });
  while (!tryLock(lock)) {
    if (Date.now() >= deadline) {
      lock.close();
      throw new PostgresqlError(`Another process runs the database in ${folder}.`);
    }
    await wait(100);
  }
  return () => lock.close();
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false;
    throw error;
  }
}
