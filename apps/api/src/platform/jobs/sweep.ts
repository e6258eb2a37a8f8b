import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { jobDefinitions, type JobName } from './definitions.ts';
import { sendJobs } from './send.ts';

/** Jobs of one sweep; the next one continues. */
const most = 1000;

const missingSchema = v.array(v.object({ id: v.string(), data: v.unknown() }));

/** A condition on a job `j`: it will still run. */
export const isPending = (name: JobName): SQL =>
  sql`j.name = ${name} and j.state in ('created', 'retry', 'active')`;

/**
 * Sends jobs for rows that show missing work; a job that has given up is replaced.
 * @param missing - a query of rows without a pending job: `data`, and `id`, the id of the job, which
 * follows from the row, so that a concurrent sweep sends no second job
 * @returns the number of jobs
 */
export async function sweepJobs(db: Database, name: JobName, missing: SQL): Promise<number> {
  return transact(db, async (tx) => {
    const result = await tx.execute(sql`${missing} limit ${most}`);
    const rows = v.parse(missingSchema, result.rows);
    if (rows.length === 0) return 0;
    const ids = sql.param(rows.map(({ id }) => id));
    await tx.execute(sql`
      delete from jobs.job where name = ${name} and id = any(${ids}::uuid[])
        and state in ('completed', 'cancelled', 'failed')`);
    const schema: v.GenericSchema<object> = jobDefinitions[name].data;
    await sendJobs(
      tx,
      ...rows.map(({ id, data }) => ({
        id,
        name,
        data: JSON.stringify(v.parse(schema, data)),
        at: '',
      })),
    );
    return rows.length;
  });
}
