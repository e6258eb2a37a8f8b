import type { Database } from '../../platform/database/database.ts';
import type { RateLimiter } from '../../platform/calls/rate-limit.ts';

export interface TestProviderOptions {
  db: Database;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Rate limit for cards and confirmations of one network. */
  limiter: RateLimiter;
}
