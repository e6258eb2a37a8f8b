import { buildAll, buildApp, buildTokens } from './build.ts';
import { runWithChildren } from './run.ts';

const steps = { all: buildAll, app: buildApp, tokens: buildTokens };

const wanted = process.argv[2] ?? 'all';

await runWithChildren(async (children) => {
  const step = Object.entries(steps).find(([name]) => name === wanted)?.[1];
  if (step === undefined) throw new Error(`Nothing to build is called "${wanted}".`);
  await step(children);
  return 0;
}, 1);
