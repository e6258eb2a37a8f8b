import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Send } from '../../../bench/races/caller.ts';
import { programs } from '../../../bench/races/commands.ts';
import { deskPrograms } from '../../../bench/races/desk-commands.ts';
import { race } from '../../../bench/races/race.ts';
import { makeRaceWorld } from '../../../bench/races/world.ts';
import { createBackend } from '../../../test/backend.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Another API on a database, with its own connections. */
function createSend({ db }: Pick<TestDatabase, 'db'>): Send {
  const { app } = createBackend({ db });
  return async ({ method, path, headers, body }) => {
    const response = await app.request(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, text: await response.text() };
  };
}

const deadlocks = async () => {
  const { rows } = await database.db.execute<{ deadlocks: number }>(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.deadlocks;
};

describe('clients and desks that compete for chairs', () => {
  test('get responses that are consistent with one order of events', async () => {
    const sends = [createSend(database), createSend(database)];
    await fc.assert(
      fc.asyncProperty(programs(8, 8), deskPrograms(4, 6), async (commands, desks) => {
        const world = await makeRaceWorld(database.db);
        const { problems } = await race(database.db, world, sends, commands, desks);
        expect(problems).toEqual([]);
      }),
      { numRuns: 8, endOnFailure: true },
    );
    expect(await deadlocks()).toBe(0);
  });
});
