import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import * as v from 'valibot';
import { jobsSchema } from '../jobs/queues.ts';
import type { Metrics } from './metrics.ts';

const jobRowsSchema = v.array(v.object({ name: v.string(), state: v.string(), count: v.number() }));

const mailRowsSchema = v.array(v.object({ state: v.string(), count: v.number() }));

/** Counts connections, pending jobs and unsent mails whenever metrics are read. */
export function watchDatabase(
  { registry }: Pick<Metrics, 'registry'>,
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'query'>,
): void {
  const registers = [registry];
  const connections = new Gauge({
    name: 'salonica_database_connections',
    help: 'Connections of this process to the database.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    },
  });
  connections.set({ state: 'idle' }, 0);
  const waiting = new Gauge({
    name: 'salonica_database_waiting',
    help: 'Queries that wait for a connection.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  waiting.set(0);
  const jobs = new Gauge({
    name: 'salonica_jobs',
    help: 'Jobs in the database that are not done, by state.',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      this.reset();
      const result = await pool
        .query(
          `select name, state::text, count(*)::int from ${jobsSchema}.job
           where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
        )
        // An unavailable database must not hide the other metrics.
        .catch(() => ({ rows: [] }));
      for (const { name, state, count } of v.parse(jobRowsSchema, result.rows))
        this.set({ job: name, state }, count);
    },
  });
  jobs.reset();
  const mails = new Gauge({
    name: 'salonica_mails',
    help: 'Mails in the database that were not sent: waiting ones, and dropped ones by reason.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const result = await pool
        .query(
          `select coalesce(drop_reason, 'waiting') as state, count(*)::int from mails
           where sent_at is null group by drop_reason`,
        )
        .catch(() => ({ rows: [] }));
      for (const { state, count } of v.parse(mailRowsSchema, result.rows))
        this.set({ state }, count);
    },
  });
  mails.reset();
}
