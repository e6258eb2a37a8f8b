import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { TestDatabase } from './test-database.ts';

/** Resolves once a transaction waits for a lock. */
export async function someoneWaits({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await db.execute(sql`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      expect(rows).toEqual([{ waiting: 1 }]);
    },
    { timeout: 20_000 },
  );
}

/** Holds the lock of a salon's times; returns a function that releases it. */
export async function holdSalon(
  { pool }: Pick<TestDatabase, 'pool'>,
  salonId: string,
): Promise<() => Promise<void>> {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from salon_clock where salon_id = $1 for update', [salonId]);
  return async () => {
    await holder.query('rollback');
    holder.release();
  };
}
