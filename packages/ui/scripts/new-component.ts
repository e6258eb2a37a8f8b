import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apiFile, describeApi } from './api.ts';
import { stamp } from './component/stamp.ts';
import { symbolOf } from './component/templates.ts';
import { packageRoot } from './paths.ts';

const usage = `npx -y pnpm@12.21.0 new:component <name> "<What it is.>" [--en "<label>" --el "<ετικέτα>"]

  name      kebab case; the folder and the public subpath
  --en, --el  a built-in label in both languages`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { en: { type: 'string' }, el: { type: 'string' } },
  });
  const [name, description] = positionals;
  const { en, el } = values;
  if (
    name === undefined ||
    description === undefined ||
    (en === undefined) !== (el === undefined)
  ) {
    throw new Error(usage);
  }
  const label = en !== undefined && el !== undefined ? { en, el } : undefined;
  const folder = stamp(packageRoot, { name, description, label });
  const run = (script: string): void => {
    execFileSync(process.execPath, [join(import.meta.dirname, script)], { stdio: 'inherit' });
  };
  run('pack.ts');
  for (const subpath of [name, ...(label ? ['messages', 'messages/el'] : [])]) {
    writeFileSync(apiFile(subpath), describeApi(subpath));
  }
  run('sizes.ts');
  console.log(`${folder} is there and passes. Next:
  1. make it what it should be, and write its duties into the specification
  2. npx -y pnpm@12.21.0 test:stories ${symbolOf(name)}
  3. npx -y pnpm@12.21.0 --filter @salonica/storybook test:visual:update -t ${symbolOf(name)}
  4. npx -y pnpm@12.21.0 --filter @salonica/ui api:update and size:update
  5. say in .changeset/${name}.md what it is for`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
