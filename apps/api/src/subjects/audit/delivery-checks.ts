import { sql } from 'drizzle-orm';
import { jobEntries } from '../../platform/jobs/definitions.ts';
import { isPending } from '../../platform/jobs/sweep.ts';
import { select } from './audit-check.ts';

/** Scheduled jobs run again anyway. */
const lasting = jobEntries()
  .filter(([, { cron }]) => cron === undefined)
  .map(([name]) => name);

/** Finds mails and jobs that no process will complete. */
export const deliveryChecks = [
  select(
    'mail-without-job',
    sql`select m.id::text as id from mails m
        where m.sent_at is null and m.dropped_at is null
          and m.created_at < now() - interval '1 hour'
          and not exists (
            select from jobs.job j where ${isPending('mail')} and j.data->>'mailId' = m.id::text)
        order by m.id`,
  ),
  // An operator has a week to look at it; the metrics still count it then.
  select(
    'mail-not-delivered',
    sql`select id::text as id from mails
        where sent_at is null and drop_reason in ('refused', 'tries-used')
          and dropped_at > now() - interval '7 days' order by id`,
  ),
  select(
    'job-given-up',
    sql`select concat(name, ':', id) as id from jobs.job
        where state = 'failed' and name = any(${sql.param(lasting)}::text[]) order by id`,
  ),
];
