import { parseArgs } from 'node:util';
import { stamp } from './component/stamp.ts';
import { symbolOf } from './component/templates.ts';
import { packageRoot } from './paths.ts';

const usage = `npx -y pnpm@12.21.0 new:component <name> "<What it is.>" [--group "<Heading>"] [--en "<label>" --el "<ετικέτα>"]

  name      kebab case; the folder and the public subpath
  --group   heading of Storybook's sidebar, such as Forms
  --en, --el  a built-in label in both languages`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      group: { type: 'string', default: 'New' },
      en: { type: 'string' },
      el: { type: 'string' },
    },
  });
  const [name, description] = positionals;
  const { en, el, group } = values;
  if (
    name === undefined ||
    description === undefined ||
    (en === undefined) !== (el === undefined)
  ) {
    throw new Error(usage);
  }
  const label = en !== undefined && el !== undefined ? { en, el } : undefined;
  const folder = stamp(packageRoot, { name, description, group, label });
  console.log(`${folder} is there. Next:
  1. make it what it should be, and write its duties into the specification
  2. npx -y pnpm@12.21.0 test:stories ${symbolOf(name)}
  3. npx -y pnpm@12.21.0 --filter @salonica/storybook test:visual:update -t ${symbolOf(name)}
  4. npx -y pnpm@12.21.0 --filter @salonica/ui api:update and size:update
  5. say in .changeset/${name}.md what it is for`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
