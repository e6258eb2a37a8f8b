import { existsSync, readFileSync } from 'node:fs';
import { wireit } from '../stack/wireit.ts';
import type { Part, Run } from './parts.ts';
import { tallyFile } from './results.ts';
import { notOk, sum, type Tally } from './tally.ts';

/** Runs one script of this folder's `package.json`, unless its inputs are unchanged since it passed. */
async function runScript(run: Run, script: string): Promise<Tally> {
  const { args, ...options } = wireit('scripts/test', script);
  const code = await run(args, options);
  const file = tallyFile(script);
  if (!existsSync(file)) return notOk;
  const tally = JSON.parse(readFileSync(file, 'utf8')) as Tally;
  // It ended before it could write a result.
  return code !== 0 && tally.failed === 0 ? notOk : tally;
}

/** Runs what changed of a part. */
export async function runChanged(run: Run, { name, folders }: Part): Promise<Tally> {
  const scripts = folders?.map((folder) => `${name} ${folder}`) ?? [name];
  const tallies: Tally[] = [];
  for (const script of scripts) tallies.push(await runScript(run, script));
  return sum(tallies);
}
