import { day, minute } from '@salonica/policy';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { isPending, sweepJobs } from '../../../platform/jobs/sweep.ts';

/** The identity service accepts the token of a deletion no longer. */
const tokenLasts = 7 * day;
/** Leftovers are erased later than this at first. */
const leftoversWait = 15 * minute;

/** Continues deletions of accounts whose jobs are gone. */
export async function sweepDeletions(db: Database, time: number): Promise<void> {
  const since = (ago: number) => new Date(time - ago).toISOString();
  await sweepJobs(
    db,
    'finish-deletion',
    sql`select c.id, jsonb_build_object('id', c.id) as data from closed_accounts c
        where (c.cards <> '{}'
            or (c.gone_at is null and c.token is not null and c.closed_at > ${since(tokenLasts)}))
          and not exists (
            select from jobs.job j
            where ${isPending('finish-deletion')} and j.data->>'id' = c.id::text)`,
  );
  await sweepJobs(
    db,
    'erase-leftovers',
    sql`select c.id, jsonb_build_object('id', c.id) as data from closed_accounts c
        where c.uid is not null and c.gone_at is not null and c.closed_at < ${since(leftoversWait)}
          and not exists (
            select from jobs.job j
            where ${isPending('erase-leftovers')} and j.data->>'id' = c.id::text)`,
  );
}
