import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppProcess, runApp } from '../bench/harness/run-app.ts';
import { hostileRequests } from '../bench/hostile/requests.ts';
import { runHostile } from '../bench/hostile/run-hostile.ts';
import { makeHostileWorld } from '../bench/hostile/world.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** The same requests in every run; `bench:hostile` draws others. */
const seed = 20_261_125;

/** Caches that fill up once are not growth. */
const growthAllowed = 64 * 1024 * 1024;

let database: TestDatabase;
let app: AppProcess;

// A separate process: a loop without an end would stop this one too.
beforeAll(async () => {
  database = await openTestDatabase();
  app = await runApp(database.url);
});
afterAll(async () => {
  await app.kill();
  await database.close();
});

test('strange requests to every call break nothing', async () => {
  const world = await makeHostileWorld(database.db, app.url);
  const requests = hostileRequests(world, { count: 2000, seed });
  const before = await app.heap();
  const { failures, statuses } = await runHostile(app.url, requests, 2);
  expect(failures).toEqual([]);
  // Not everything is refused at the border: some values only look strange.
  expect(statuses.get(200)).toBeGreaterThan(100);
  expect((await app.heap()) - before).toBeLessThan(growthAllowed);
});
