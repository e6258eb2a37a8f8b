import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { bin } from '../stack/bin.ts';
import { tested } from '../test/folders.ts';
import type { KnownTest } from './judge.ts';
import { fromPlaywright } from './reports.ts';

function output(args: readonly string[], cwd = '.'): unknown {
  const text = execFileSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(text.slice(text.search(/^[[{]/m)));
}

/** A title with placeholders: `%s`, `%i`, `$name`. */
const placeholder = /%[a-z#]|\$[a-z.]+/gi;

function listVitest(folder: string, config = 'vitest.config.ts'): KnownTest[] {
  const args = ['list', '--json', '--config', config];
  const tests = output([bin('vitest', 'vitest', folder), ...args], folder) as {
    readonly name: string;
    readonly file: string;
  }[];
  return tests.map(({ name, file }) => ({
    file: relative('.', file),
    title: name
      .replaceAll(' > ', ' › ')
      .replaceAll(String.raw`\"`, '"')
      .replaceAll(placeholder, '…'),
    passed: true,
  }));
}

/** Stories have the name of their export: `BehaviourPlace` is "Behaviour Place". */
function listStories(): KnownTest[] {
  return globSync('packages/ui/src/*/*.stories.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = meta\.story/gm)].map(
      ([, name = '']) => ({
        file,
        title: name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' '),
        passed: true,
      }),
    ),
  );
}

function listPlaywright(): KnownTest[] {
  const command = bin('@playwright/test', 'playwright', 'apps/web');
  const args = ['test', '--config', 'apps/web/playwright.config.ts', '--list', '--reporter=json'];
  const report = output([command, ...args]) as Parameters<typeof fromPlaywright>[0];
  return fromPlaywright(report).map((test) => ({ ...test, passed: true }));
}

/** All tests, listed without running one. */
export function listTests(): KnownTest[] {
  return [
    ...tested.flatMap((folder) => listVitest(folder)),
    ...listVitest('apps/web', 'vitest.api.config.ts'),
    ...listStories(),
    ...listPlaywright(),
  ];
}
