import { build } from './build.ts';
import { runWithChildren } from './run.ts';

/** Builds a workspace, and everything it is built from: the app, unless another is named. */
await runWithChildren(async (children) => {
  await build(children, process.argv[2] ?? 'apps/web');
  return 0;
}, 1);
