import { cleanUp } from '../database/clean-up.ts';
import type { Database } from '../database/database.ts';
import type { JobHandlers } from './definitions.ts';

export interface JobOptions {
  db: Database;
  /** The time in milliseconds since 1970. */
  now: () => number;
}

/** Who does which job. */
export function jobHandlers({ db, now }: JobOptions): JobHandlers {
  return {
    'clean-up': () => cleanUp(db, now()),
  };
}
