import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isPending, sweepJobs } from '../../platform/jobs/sweep.ts';

/** Sends the jobs of pending mails again whose jobs are gone or have given up. */
export const sweepMails = (db: Database): Promise<number> =>
  sweepJobs(
    db,
    'mail',
    sql`select m.id, jsonb_build_object('mailId', m.id) as data from mails m
        where m.sent_at is null and m.dropped_at is null and not exists (
          select from jobs.job j where ${isPending('mail')} and j.data->>'mailId' = m.id::text
        )`,
  );
