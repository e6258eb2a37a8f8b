import { build } from './build.ts';
import { runWithChildren } from './run.ts';

/** Builds a workspace and everything it depends on; the app by default. */
await runWithChildren(async (children) => {
  await build(children, process.argv[2] ?? 'apps/web');
  return 0;
}, 1);
