import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { escapeLiteral } from 'pg';
import type { Client } from 'pg';
import * as v from 'valibot';
import { jobEntries } from './definitions.ts';
import { jobsSchema, queueOptions } from './queues.ts';

const stampRowsSchema = v.tuple([v.object({ stamp: v.nullable(v.string()) })]);
const packageSchema = v.object({ version: v.string() });

/** Identifies the installed release of the library and the definitions. */
function currentStamp(): string {
  const { version } = v.parse(
    packageSchema,
    createRequire(import.meta.url)('pg-boss/package.json'),
  );
  const queues = jobEntries().map(([name, definition]) => [name, queueOptions(definition)]);
  return createHash('sha256')
    .update(JSON.stringify([version, queues]))
    .digest('base64url');
}

/**
 * Updates the tables of the jobs. If they are current, as at nearly every start, this is one query,
 * and the library is not loaded.
 * @param client - of the one process that prepares the database
 */
export async function installJobs(client: Client): Promise<void> {
  const stamp = currentStamp();
  const { rows } = await client.query('select obj_description(to_regnamespace($1)) as stamp', [
    jobsSchema,
  ]);
  if (v.parse(stampRowsSchema, rows)[0].stamp === stamp) return;
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: jobsSchema,
    supervise: false,
    schedule: false,
    registerInstance: false,
  });
  await boss.start();
  for (const [name, definition] of jobEntries()) {
    const options = queueOptions(definition);
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
  await boss.stop({ graceful: false });
  await client.query(`comment on schema ${jobsSchema} is ${escapeLiteral(stamp)}`);
}
