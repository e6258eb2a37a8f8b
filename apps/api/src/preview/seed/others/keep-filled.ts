import type { Database } from '../../../platform/database/database.ts';
import { errorFacts, type Log } from '../../../platform/log.ts';
import { fillCalendars } from './fill-calendars.ts';

const hour = 60 * 60 * 1000;

export interface KeepFilledOptions {
  db: Database;
  now: () => number;
  log: Log;
}

/**
 * Fills the calendars of the next month, and every new day soon after it begins; any number of
 * processes may run it.
 * @returns stops it
 */
export async function keepFilled({ db, now, log }: KeepFilledOptions): Promise<() => void> {
  const run = () =>
    fillCalendars(db, now()).catch((error: unknown) =>
      log('warn', 'calendars not filled', errorFacts(error)),
    );
  await run();
  const timer = setInterval(() => void run(), hour);
  return () => clearInterval(timer);
}
