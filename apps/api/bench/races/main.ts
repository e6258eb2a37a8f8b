import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database.ts';
import { runApp } from '../harness/run-app.ts';
import { openTemporaryDatabase } from '../harness/temporary-database.ts';
import type { Send } from './caller.ts';
import { fullPrograms } from './commands.ts';
import { fullDeskPrograms } from './desk-commands.ts';
import { race } from './race.ts';
import { makeRaceWorld } from './world.ts';

const clients = 40;
/** Of each client and desk: 250, or the second argument. */
const commands = Number(process.argv[3] ?? 250);
/** Two desks of each salon. */
const desks = 6;

/** The same seed gives the same programs; the results depend on timing. */
const seed = Number(process.argv[2] ?? randomInt(2 ** 31));

const sendTo =
  (url: string): Send =>
  async ({ method, path, headers, body }) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, text: await response.text() };
  };

async function readDeadlocks(db: Database): Promise<number> {
  const { rows } = await db.execute<{ deadlocks: number }>(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.deadlocks ?? 0;
}

const database = await openTemporaryDatabase(false);
const apps = await Promise.all([runApp(database.url), runApp(database.url)]);
const world = await makeRaceWorld(database.db);
const began = performance.now();
const sends = apps.map(({ url }) => sendTo(url));
const { history, problems } = await race(
  database.db,
  world,
  sends,
  fullPrograms(clients, commands, seed),
  fullDeskPrograms(desks, commands, seed),
);
const seconds = (performance.now() - began) / 1000;
const deadlocks = await readDeadlocks(database.db);
if (deadlocks > 0) problems.push(`${deadlocks} deadlocks`);
await Promise.all(apps.map((app) => app.kill()));
await database.stop();

const succeeded = history.attempts.filter(({ booking }) => booking !== null).length;
process.stdout.write(
  `${[
    `seed ${seed}: ${clients} clients, ${desks} desks, ${apps.length} processes, ${world.length} salons`,
    `${(clients + desks) * commands} commands, ${history.calls} calls in ${seconds.toFixed(1)} s`,
    `${succeeded} changes, ${history.attempts.length - succeeded} lost races, ${deadlocks} deadlocks`,
    ...problems.slice(0, 20),
    problems.length === 0 ? 'Every history agrees with the model.' : `${problems.length} problems`,
  ].join('\n')}\n`,
);
process.exit(problems.length === 0 ? 0 : 1);
