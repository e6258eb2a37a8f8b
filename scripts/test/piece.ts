import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { prepareEnvironment } from '../environment.mjs';
import type { Children } from '../stack/children.ts';
import { runWithChildren } from '../stack/run.ts';

// What a script of this folder's `package.json` runs: one part, or one folder of it.

await prepareEnvironment();
// Their paths are relative to the root, which is the working directory from here on.
const { parts } = await import('./parts.ts');
const { results, tallyFile } = await import('./results.ts');

async function runPiece(children: Children): Promise<number> {
  const [name = '', folder] = process.argv.slice(2);
  const part = parts.find((one) => one.name === name);
  if (part === undefined) throw new Error(`There is no part "${name}" of the tests.`);
  const tally = await part.run(
    (args, options) => children.run({ name, args, ...options, output: 'terminal' }),
    { results, folders: folder === undefined ? undefined : [folder] },
  );
  const file = tallyFile(folder === undefined ? name : `${name} ${folder}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(tally));
  return tally.failed === 0 ? 0 : 1;
}

await runWithChildren(runPiece, 1);
