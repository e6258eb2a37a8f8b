import type { Database } from '../database/database.ts';

/** The dependencies of all routes. */
export interface ServiceOptions {
  db: Database;
  /** The time in milliseconds since 1970; the only clock of rules and texts. */
  now: () => number;
  /** Converts the path of a picture into its public path. */
  versioned: (path: string) => string;
}
