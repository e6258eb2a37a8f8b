import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The calls of a caller in the current window; the columns of rate-limiter-flexible.
 * @public only the library reads and writes it
 */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});
