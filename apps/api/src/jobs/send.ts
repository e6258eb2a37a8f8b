import { randomUUIDv7 } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { type JobData, jobDefinitions, type JobName } from './definitions.ts';

/** Written by hand because it has to leave at once, together with the other statements of a transaction. */
const insertJob = statement(
  'send_job',
  `insert into jobs.job (id, name, data, start_after, keep_until, expire_seconds, deletion_seconds,
     retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, heartbeat_seconds)
   select $1::uuid, queue.name, $3::jsonb, due, due + make_interval(secs => queue.retention_seconds),
     queue.expire_seconds, queue.deletion_seconds, queue.retry_limit, queue.retry_delay, queue.retry_backoff,
     queue.retry_delay_max, queue.policy, queue.heartbeat_seconds
   from jobs.queue, coalesce($4::timestamptz, now()) as due
   where queue.name = $2
   on conflict do nothing`,
);

export interface SendOptions {
  /** Milliseconds since 1970 before which it does not run. @default at once */
  at?: number;
  /** A UUID; a second job of this kind with the same id is not made. */
  id?: string;
}

/**
 * Asks for a job: it is there once the transaction is committed, and not where it is rolled back. The statement leaves before
 * the first `await`, so that a commit may travel behind it.
 *
 * @param tx - the database, or a transaction of `transact`
 * @example await sendJob(tx, 'mail', { mailId }, { at: startsAt - day })
 */
export async function sendJob<Name extends JobName>(
  tx: Database,
  name: Name,
  data: JobData<Name>,
  { at, id = randomUUIDv7() }: SendOptions = {},
): Promise<void> {
  const text = JSON.stringify(v.parse(jobDefinitions[name].data, data));
  const due = at === undefined ? null : new Date(at).toISOString();
  await insertJob(tx, id, name, text, due);
}
