import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';

/** Rows of one statement: its locks last milliseconds. */
const batchSize = 500;
/** Batches of one run; the next run continues. */
const mostBatches = 200;

/** Runs statements until one of them finds less than a full batch. */
export async function inBatches(
  run: (size: number) => Promise<number>,
  size: number = batchSize,
): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch += 1) {
    if ((await run(size)) < size) return;
  }
}

/** The rows of one batch; rows that another transaction has locked wait for a later run. */
const batchOf = (table: PgTable, where: SQL | undefined, size: number): SQL =>
  sql`ctid = any (array(select ctid from ${table} where ${where ?? sql`true`} limit ${size} for update skip locked))`;

/** Deletes the matching rows in small statements. */
export const deleteInBatches = (
  db: Database,
  table: PgTable,
  where: SQL | undefined,
): Promise<void> =>
  inBatches(async (size) => {
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ${batchOf(table, where, size)}`,
    );
    return rowCount ?? 0;
  });

/** Changes the matching rows in small statements; a changed row must not match again. */
export const updateInBatches = (
  db: Database,
  table: PgTable,
  { set, where }: { set: SQL; where: SQL | undefined },
): Promise<void> =>
  inBatches(async (size) => {
    const { rowCount } = await db.execute(
      sql`update ${table} set ${set} where ${batchOf(table, where, size)}`,
    );
    return rowCount ?? 0;
  });
