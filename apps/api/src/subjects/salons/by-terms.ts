import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';

/** Until the transaction ends, rows are found by indexes of what they contain. */
const byContent = sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`;

/**
 * Reads salons by their terms. PostgreSQL multiplies the shares of words that go together, and would
 * look for what hardly a salon has in one salon after the other, of the whole market.
 */
export const byTerms = <Value>(
  db: Database,
  read: (tx: Database) => PromiseLike<Value>,
): Promise<Value> =>
  transact(db, async (tx) => {
    const [, value] = await Promise.all([tx.execute(byContent), read(tx)]);
    return value;
  });
