import { notInArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { salons } from '../../platform/database/schema/index.ts';
import { errorFacts, type Log } from '../../platform/log.ts';
import { bePresent } from '../../subjects/chat/presence.ts';

/** Interval at which a salon never appears absent, in milliseconds. */
const interval = 20_000;

/** Salons that are offline until a customer writes. */
const away: readonly string[] = ['03', '08'];

export interface KeepPresentOptions {
  db: Database;
  now: () => number;
  log: Log;
}

/**
 * Keeps preview salons online while this process can reply for them; any number of processes may
 * run it.
 * @returns stops it
 */
export async function keepPresent({ db, now, log }: KeepPresentOptions): Promise<() => void> {
  const run = async () => {
    try {
      const there = await db
        .select({ id: salons.id })
        .from(salons)
        .where(notInArray(salons.id, [...away]));
      await bePresent(
        db,
        there.map(({ id }) => id),
        now(),
      );
    } catch (error) {
      log('warn', 'salons not online', errorFacts(error));
    }
  };
  await run();
  const timer = setInterval(() => void run(), interval);
  return () => clearInterval(timer);
}
