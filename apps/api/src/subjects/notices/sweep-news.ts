import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isPending, sweepJobs } from '../../platform/jobs/sweep.ts';

/** Announces changes of bookings and reminds of bookings, where the jobs for it are gone. */
export async function sweepNews(db: Database, time: number): Promise<void> {
  const now = new Date(time).toISOString();
  await sweepJobs(
    db,
    'announce',
    sql`select md5(concat('announce', b.id, b.revision))::uuid as id,
          jsonb_build_object(
            'bookingId', b.id, 'revision', b.revision,
            'kind', case when b.status in ('cancelled', 'salon_cancelled') then 'cancellation'
              when b.announced_revision < 0 then 'confirmation' else 'change' end,
            'date', b.local_date, 'time', to_char(b.local_time, 'HH24:MI'),
            'startsAt', floor(extract(epoch from b.starts_at) * 1000)) as data
        from bookings b
        where b.announced_revision < b.revision and b.starts_at > ${now}
          and b.status in ('confirmed', 'cancelled', 'salon_cancelled')
          and num_nonnulls(b.customer_id, b.guest_id) = 1
          and not exists (
            select from jobs.job j where ${isPending('announce')}
              and j.data->>'bookingId' = b.id::text
              and (j.data->>'revision')::int = b.revision)`,
  );
  // What was told in the last day before a visit reminds of it, or says that it was moved.
  await sweepJobs(
    db,
    'remind',
    sql`select md5(concat('remind', b.id, b.revision))::uuid as id,
          jsonb_build_object('bookingId', b.id, 'revision', b.revision) as data
        from bookings b
        where b.status = 'confirmed' and b.arrived_at is null and b.announced_revision is not null
          and b.starts_at > ${now} and b.starts_at <= ${now}::timestamptz + interval '1 day'
          and b.created_at < b.starts_at - interval '1 day'
          and num_nonnulls(b.customer_id, b.guest_id) = 1
          and not exists (
            select from (
              select kind, subject, created_at from notices
              union all select kind, subject, created_at from mails
            ) told
            where told.subject = b.id and told.kind in ('confirmation', 'change', 'reminder')
              and told.created_at >= b.starts_at - interval '1 day')
          and not exists (
            select from jobs.job j where ${isPending('remind')}
              and j.data->>'bookingId' = b.id::text
              and (j.data->>'revision')::int = b.revision)`,
  );
}
