import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { databaseVariable } from './stack.ts';

const run = promisify(execFile);
const api = resolve(import.meta.dirname, '../../../api');

/** The program of the operator, on the database of the journeys. */
async function salons(...words: readonly string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['--conditions=@salonica/source', 'src/programs/salons.ts', ...words],
    { cwd: api, env: { ...process.env, DATABASE_URL: process.env[databaseVariable] ?? '' } },
  );
  return stdout;
}

/** Decides the open application of a salon. */
export async function decideApplication(
  name: string,
  decision: 'approve' | 'refuse',
  reason?: string,
): Promise<void> {
  const line = (await salons())
    .split('\n')
    .find((one) => one.includes(' open ') && one.includes(name));
  const id = line?.split(' ')[0];
  if (id === undefined) throw new Error(`There is no open application of ${name}.`);
  await salons(decision, id, ...(reason === undefined ? [] : ['--reason', reason]));
}
