import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { bin } from './bin.ts';
import type { Children } from './children.ts';
import { fingerprint } from './fingerprint.ts';

const stamp = 'apps/web/dist/build-stamp';

const inputs = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'packages/tokens',
  'packages/calendar',
  'packages/contract',
  'packages/ui/src',
  'packages/ui/package.json',
  'apps/web',
];

function currentFingerprint(): string {
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}`);
  return fingerprint(inputs, settings.toSorted());
}

interface Step {
  readonly folder: string;
  readonly args: readonly string[];
}

async function runSteps(children: Children, name: string, steps: readonly Step[]): Promise<void> {
  rmSync(children.logFile(name), { force: true });
  for (const { folder, args } of steps) {
    const code = await children.run({ name, args, cwd: folder });
    if (code === 0) continue;
    throw new Error(
      `${children.tail(name)}\n\`node ${args.join(' ')}\` failed in ${folder} with code ${code}.`,
    );
  }
}

/** Writes the design tokens as CSS and checks their contrast in both themes. */
export function buildTokens(children: Children): Promise<void> {
  const terrazzo = bin('@terrazzo/cli', 'tz', 'packages/tokens');
  return runSteps(children, 'build-tokens', [
    { folder: 'packages/tokens', args: [terrazzo, 'build', '--quiet'] },
    { folder: 'packages/tokens', args: [terrazzo, 'check', 'src/dark.resolver.json', '--quiet'] },
  ]);
}

function isBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === currentFingerprint();
}

/** Builds the app for production, from tokens that are there already. */
export async function buildApp(children: Children): Promise<void> {
  rmSync(stamp, { force: true });
  const before = currentFingerprint();
  await runSteps(children, 'build-app', [{ folder: 'apps/web', args: ['scripts/build.ts'] }]);
  writeFileSync(stamp, before);
}

export async function buildAll(children: Children): Promise<void> {
  await buildTokens(children);
  await buildApp(children);
}

/** Builds everything where a source has changed since the last build. */
export async function ensureBuilt(children: Children): Promise<void> {
  if (!isBuilt()) await buildAll(children);
}
