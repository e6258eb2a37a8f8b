import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { transact } from '../database/transact.ts';
import type { JobHandlers } from './definitions.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { createJobs } from './runner.ts';
import { sendJob } from './send.ts';
import { createLog } from '../log.ts';
import { storedOnly } from '../mail/transport.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { noIdentity } from '../../../test/no-identity.ts';

/** A runner with a controllable clean-up. */
function runnerOf({ url, db }: TestDatabase, cleanUp: JobHandlers['clean-up']) {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const handlers = {
    ...jobHandlers({
      db,
      now: Date.now,
      log,
      identity: noIdentity,
      payments: undefined,
      transport: storedOnly,
      origin: '',
    }),
    'clean-up': cleanUp,
  };
  const jobs = createJobs({ url, handlers, log, supervision: 1, followsClock: false });
  return { jobs, lines };
}

const hour = 60 * 60 * 1000;

test('a job exists once its transaction is committed, and runs once when it is due', async () => {
  await using database = await openTestDatabase();
  const cleanUp = vi.fn<JobHandlers['clean-up']>().mockResolvedValue();
  const { jobs } = runnerOf(database, cleanUp);

  const undone = transact(database.db, async (tx) => {
    await sendJob(tx, 'clean-up', {});
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await jobs.runDue()).toBe(0);

  await transact(database.db, (tx) => sendJob(tx, 'clean-up', {}));
  await sendJob(database.db, 'clean-up', {}, { at: Date.now() + hour });
  expect(await jobs.runDue()).toBe(1);
  expect(await jobs.runDue()).toBe(0);
  expect(await jobs.runDue(Date.now() + 2 * hour)).toBe(1);
  expect(cleanUp).toHaveBeenCalledTimes(2);
  await jobs.stop();
});

test('the same id makes one job', async () => {
  await using database = await openTestDatabase();
  const { jobs } = runnerOf(database, async () => undefined);
  const id = crypto.randomUUID();
  await sendJob(database.db, 'clean-up', {}, { id });
  await sendJob(database.db, 'clean-up', {}, { id });
  expect(await jobs.runDue()).toBe(1);
  await jobs.stop();
});

test('a failed job is retried later, and logs none of its data', async () => {
  await using database = await openTestDatabase();
  const cleanUp = vi
    .fn<JobHandlers['clean-up']>()
    .mockRejectedValueOnce(new RangeError('eleni@salonica.example'))
    .mockResolvedValueOnce();
  const { jobs, lines } = runnerOf(database, cleanUp);
  await sendJob(database.db, 'clean-up', {});
  expect(await jobs.runDue()).toBe(1);
  expect(await jobs.runDue()).toBe(0);
  expect(await jobs.runDue(Date.now() + hour)).toBe(1);
  expect(await jobs.runDue(Date.now() + hour)).toBe(0);
  expect(lines.join()).toContain('"event":"job failed","job":"clean-up","error":"RangeError"');
  const { rows } = await database.db.execute(sql`select * from jobs.job`);
  expect(JSON.stringify([lines, rows])).not.toContain('eleni');
  await jobs.stop();
});

test('runners share the jobs, each of which runs once', async () => {
  await using database = await openTestDatabase();
  const cleanUp = vi.fn<JobHandlers['clean-up']>().mockResolvedValue();
  const runners = [runnerOf(database, cleanUp), runnerOf(database, cleanUp)];
  for (let count = 0; count < 10; count += 1) await sendJob(database.db, 'clean-up', {});
  await Promise.all(runners.map(({ jobs }) => jobs.start()));
  await vi.waitFor(
    async () => {
      const { rows } = await database.db.execute(
        sql`select from jobs.job where state = 'completed'`,
      );
      expect(rows).toHaveLength(10);
    },
    { timeout: 60_000, interval: 200 },
  );
  expect(cleanUp).toHaveBeenCalledTimes(10);
  await Promise.all(runners.map(({ jobs }) => jobs.stop()));
});

test('the job of a killed process is done by another one', async () => {
  await using database = await openTestDatabase();
  await sendJob(database.db, 'clean-up', {});
  const program = join(import.meta.dirname, '../../../test/programs/hanging-runner.ts');
  const dying = fork(program, [database.url], { execArgv: ['--conditions=@salonica/source'] });
  await once(dying, 'message');
  dying.kill('SIGKILL');
  await once(dying, 'exit');

  const cleanUp = vi.fn<JobHandlers['clean-up']>().mockResolvedValue();
  const { jobs } = runnerOf(database, cleanUp);
  await jobs.start();
  // Simulates the time in which a living process sends a heartbeat.
  await database.db.execute(sql`update jobs.job set heartbeat_on = now() - interval '1 minute'`);
  await vi.waitFor(() => expect(cleanUp).toHaveBeenCalledOnce(), { timeout: 60_000 });
  await jobs.stop();
});
