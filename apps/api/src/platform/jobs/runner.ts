import type { Job, PgBoss } from 'pg-boss';
import * as v from 'valibot';
import { errorFacts, type Log } from '../log.ts';
import { jobDefinitions, jobEntries, type JobHandlers, type JobName } from './definitions.ts';
import { jobsSchema } from './queues.ts';

export interface JobRunnerOptions {
  /** Address of the database. */
  url: string;
  handlers: JobHandlers;
  log: Log;
  /** Seconds between two checks for jobs of dead processes. @default 10 */
  supervision?: number;
  /** Whether scheduled jobs are sent too. @default true */
  followsClock?: boolean;
}

export interface JobRunner {
  /** Starts to take jobs, together with all other processes that do. */
  start(): Promise<void>;
  /**
   * Runs due jobs and returns their number, without later ones: for tests.
   * @param until - jobs due by then, in milliseconds since 1970, count as due
   */
  runDue(until?: number): Promise<number>;
  /**
   * Takes no more jobs and waits for running ones; unfinished ones go to another process.
   * @param timeoutMs - the longest wait @default 5000
   */
  stop(timeoutMs?: number): Promise<void>;
}

/** Separate connections, to poll for jobs and to record their results. */
const connections = 2;

/** Runs jobs in this process. Connects only when started. */
export function createJobs({
  url,
  handlers,
  log,
  supervision = 10,
  followsClock = true,
}: JobRunnerOptions): JobRunner {
  let opened: Promise<PgBoss> | undefined;

  async function open(isRunning: boolean): Promise<PgBoss> {
    // Loaded late: a process that only sends jobs does not need it.
    const { PgBoss: Boss } = await import('pg-boss');
    const boss = new Boss({
      connectionString: url,
      application_name: 'salonica-jobs',
      schema: jobsSchema,
      max: connections,
      migrate: false,
      supervise: isRunning,
      schedule: isRunning && followsClock,
      registerInstance: false,
      superviseIntervalSeconds: supervision,
      monitorIntervalSeconds: supervision,
    });
    boss.on('error', (error) => log('warn', 'jobs not read', errorFacts(error)));
    await boss.start();
    return boss;
  }

  /** @returns the name of the error: the library stores it, and a message may contain an address */
  async function run(name: JobName, { data, signal }: Job<unknown>): Promise<string | undefined> {
    try {
      await runChecked(name, handlers[name], data, signal);
      return undefined;
    } catch (error) {
      log('warn', 'job failed', { job: name, ...errorFacts(error) });
      return error instanceof Error ? error.name : 'unknown';
    }
  }

  async function runQueue(boss: PgBoss, name: JobName): Promise<number> {
    let count = 0;
    for (;;) {
      const [job] = await boss.fetch(name);
      if (job === undefined) return count;
      const failure = await run(name, job);
      if (failure === undefined) await boss.complete(name, job);
      else await boss.fail(name, job, { name: failure });
      count += 1;
    }
  }

  return {
    async start() {
      const boss = await (opened ??= open(true));
      for (const [name, { atOnce = 2, intervalMs = 2000, cron }] of jobEntries()) {
        await boss.work(
          name,
          {
            localConcurrency: atOnce,
            pollingIntervalSeconds: intervalMs / 1000,
            heartbeatRefreshSeconds: 3,
          },
          async ([job]) => {
            const failure = job && (await run(name, job));
            if (failure !== undefined) throw new Error(failure);
          },
        );
        if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'Europe/Athens' });
      }
    },
    async runDue(until) {
      const boss = await (opened ??= open(false));
      if (until !== undefined) {
        await boss.getDb().executeSql(
          `update ${jobsSchema}.job set start_after = now()
           where state in ('created', 'retry') and start_after <= $1`,
          [new Date(until).toISOString()],
        );
      }
      let total = 0;
      for (;;) {
        let count = 0;
        for (const [name] of jobEntries()) count += await runQueue(boss, name);
        if (count === 0) return total;
        total += count;
      }
    },
    async stop(timeoutMs = 5000) {
      const boss = await opened;
      opened = undefined;
      await boss?.stop({ timeout: timeoutMs });
    },
  };
}

/** Stored data is validated again: a job may be older than the program. */
async function runChecked<Name extends JobName>(
  name: Name,
  handler: JobHandlers[Name],
  data: unknown,
  signal: AbortSignal,
): Promise<void> {
  await handler(v.parse(jobDefinitions[name].data, data), signal);
}
