import type { QueueOptions } from 'pg-boss';
import type { JobDefinition } from './definitions.ts';

/** The library's schema in the database. */
export const jobsSchema = 'jobs';

const hour = 60 * 60;
const day = 24 * hour;

/** A definition as options of the library. */
export const queueOptions = ({
  retries = 23,
  timeoutMs = 60_000,
}: JobDefinition): QueueOptions => ({
  retryLimit: retries,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 6 * hour,
  expireInSeconds: timeoutMs / 1000,
  // A killed process sends no more heartbeats: its jobs go to another one.
  heartbeatSeconds: 10,
  // A reminder may wait for months.
  retentionSeconds: 400 * day,
  // The nightly audit sees jobs that have given up.
  deleteAfterSeconds: 25 * hour,
});
