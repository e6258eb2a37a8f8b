import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database.ts';
import { databaseFault } from './faults.ts';

/** How often a transaction is tried that met another one. */
const mostAttempts = 5;

/** Runs one transaction; one that fell victim to a deadlock or a serialization failure is run again, a few times. */
export async function transact<Result>(
  db: Database,
  run: (tx: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(run);
    } catch (error) {
      if (attempt === mostAttempts || databaseFault(error) !== 'passing') throw error;
      // Two that met do not meet again at the same moment.
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}
