import { randomInt } from 'node:crypto';
import { runApp } from '../harness/run-app.ts';
import { openTemporaryDatabase } from '../harness/temporary-database.ts';
import { hostileRequests } from './requests.ts';
import { runHostile } from './run-hostile.ts';
import { makeHostileWorld } from './world.ts';

const count = 20_000;
const concurrency = 4;
const slowestAllowedMs = 1000;
const growthAllowed = 64 * 1024 * 1024;

/** The same seed gives the same requests. */
const seed = Number(process.argv[2] ?? randomInt(2 ** 31));

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

const database = await openTemporaryDatabase(false);
const app = await runApp(database.url);
const world = await makeHostileWorld(database.db, app.url);
const requests = hostileRequests(world, { count, seed });
// Compiled code and first caches are not growth.
await runHostile(app.url, requests.slice(0, 500), concurrency);
const before = await app.heap();
const began = performance.now();
const { statuses, failures, slowestMs } = await runHostile(app.url, requests, concurrency);
const seconds = (performance.now() - began) / 1000;
const growth = (await app.heap()) - before;
await app.kill();
await database.stop();

const problems = [
  ...failures,
  ...(slowestMs > slowestAllowedMs ? [`the slowest answer took ${slowestMs.toFixed(0)} ms`] : []),
  ...(growth > growthAllowed ? [`the heap grew by ${megabytes(growth)} MB`] : []),
];
process.stdout.write(
  `${[
    `seed ${seed}: ${requests.length} requests to every call in ${seconds.toFixed(1)} s`,
    [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, number]) => `${status}: ${number}`)
      .join(', '),
    `slowest ${slowestMs.toFixed(0)} ms, heap ${megabytes(growth)} MB larger, same process`,
    ...problems,
    problems.length === 0 ? 'Nothing broke.' : `${problems.length} problems`,
  ].join('\n')}\n`,
);
process.exit(problems.length === 0 ? 0 : 1);
