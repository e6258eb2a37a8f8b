import { lt } from 'drizzle-orm';
import { errorFacts, type Log } from '../log.ts';
import type { Database } from './database.ts';
import { events, idempotencyKeys } from './schema/index.ts';

const hour = 60 * 60 * 1000;
/** No stream goes on after an event that is older. */
const eventsKept = 24 * hour;

/** Deletes what nobody will ask for again. */
export async function cleanUp(db: Database, now: number): Promise<void> {
  await db.delete(events).where(lt(events.at, new Date(now - eventsKept)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, new Date(now)));
}

export interface CleanUpOptions {
  db: Database;
  now: () => number;
  log: Log;
}

/**
 * Cleans up at once and every hour; any number of processes may.
 *
 * @returns ends it
 */
export function keepClean({ db, now, log }: CleanUpOptions): () => void {
  const run = () => {
    cleanUp(db, now()).catch((error: unknown) => log('warn', 'not cleaned up', errorFacts(error)));
  };
  run();
  const timer = setInterval(run, hour);
  return () => clearInterval(timer);
}
