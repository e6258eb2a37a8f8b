import type { Database } from '../database/database.ts';

/** What the routes of every subject are made with. */
export interface ServiceOptions {
  db: Database;
  /** The time in milliseconds since 1970; the only clock of rules and texts. */
  now: () => number;
  /** Turns the path of a picture into the one to publish. */
  versioned: (path: string) => string;
}
