import type { QueueOptions } from 'pg-boss';
import type { JobDefinition } from './definitions.ts';

/** The library's schema in the database. */
export const jobsSchema = 'jobs';

const day = 24 * 60 * 60;

/** A definition as options of the library. */
export const queueOptions = ({
  retries = 5,
  retryDelayMs = 5000,
  timeoutMs = 60_000,
}: JobDefinition): QueueOptions => ({
  retryLimit: retries,
  retryDelay: retryDelayMs / 1000,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
  expireInSeconds: timeoutMs / 1000,
  // A killed process sends no more heartbeats: its jobs go to another one.
  heartbeatSeconds: 10,
  // A reminder may wait for months.
  retentionSeconds: 400 * day,
  deleteAfterSeconds: day,
});
