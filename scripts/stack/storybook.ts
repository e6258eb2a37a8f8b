import { bin } from './bin.ts';
import { build } from './build.ts';
import type { Children } from './children.ts';
import { runWithChildren } from './run.ts';

async function storybook(children: Children): Promise<never> {
  await build(children, 'packages/tokens');
  void children.serve({
    name: 'storybook',
    args: [
      bin('storybook', 'storybook', '.storybook'),
      'dev',
      '--config-dir',
      '.',
      '--port',
      '6006',
      '--ci',
    ],
    cwd: '.storybook',
    output: 'terminal',
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  return children.failure;
}

await runWithChildren(storybook, 0);
