import { randomUUIDv7 } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { type JobData, jobDefinitions, type JobName } from './definitions.ts';

/** Written by hand because it has to be pipelined with other statements of a transaction. */
const insertJobs = statement(
  'send_jobs',
  `insert into jobs.job (id, name, data, start_after, keep_until, expire_seconds, deletion_seconds,
     retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, heartbeat_seconds)
   select sent.id, queue.name, sent.data, due, due + make_interval(secs => queue.retention_seconds),
     queue.expire_seconds, queue.deletion_seconds, queue.retry_limit, queue.retry_delay, queue.retry_backoff,
     queue.retry_delay_max, queue.policy, queue.heartbeat_seconds
   from unnest($1::uuid[], $2::text[], $3::jsonb[], $4::text[]) as sent (id, name, data, at)
   join jobs.queue on queue.name = sent.name,
   lateral (select coalesce(nullif(sent.at, '')::timestamptz, now()) as due) as time
   on conflict do nothing`,
);

export interface SendOptions {
  /** Earliest run, in milliseconds since 1970. @default immediately */
  at?: number;
  /** A UUID; a second job of this kind with the same id is ignored. */
  id?: string;
}

/** A job to send. */
export interface Outgoing {
  id: string;
  name: JobName;
  data: string;
  /** Empty for immediately. */
  at: string;
}

/** A job for {@link sendJobs}. */
export function job<Name extends JobName>(
  name: Name,
  data: JobData<Name>,
  { at, id = randomUUIDv7() }: SendOptions = {},
): Outgoing {
  return {
    id,
    name,
    data: JSON.stringify(v.parse(jobDefinitions[name].data, data)),
    at: at === undefined ? '' : new Date(at).toISOString(),
  };
}

/**
 * Sends jobs: they exist once the transaction is committed, and not if it is rolled back. The
 * statement is sent before the first `await`, so that a commit can be pipelined behind it.
 * @param tx - the database, or a transaction of `transact`
 * @example await sendJobs(tx, job('mail', { mailId }), job('remind', { bookingId }, { at: startsAt
 * - day }))
 */
export async function sendJobs(tx: Database, ...sent: readonly Outgoing[]): Promise<void> {
  await insertJobs(
    tx,
    sent.map(({ id }) => id),
    sent.map(({ name }) => name),
    sent.map(({ data }) => data),
    sent.map(({ at }) => at),
  );
}

/** {@link sendJobs} for one. */
export const sendJob = <Name extends JobName>(
  tx: Database,
  name: Name,
  data: JobData<Name>,
  options?: SendOptions,
): Promise<void> => sendJobs(tx, job(name, data, options));
