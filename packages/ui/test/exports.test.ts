import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { components, packageRoot } from '../facts/folders.ts';

/** Node's own resolution of each subpath, from inside the package. */
function resolveAll(subpaths: string[]): Record<string, string> {
  const script = `
    const resolved = {};
    for (const subpath of ${JSON.stringify(subpaths)}) {
      try { resolved[subpath] = import.meta.resolve('@salonica/ui' + subpath); }
      catch (error) { resolved[subpath] = error.code; }
    }
    console.log(JSON.stringify(resolved));`;
  const output = execFileSync(
    process.execPath,
    ['--conditions=@salonica/source', '--input-type=module', '--eval', script],
    { cwd: packageRoot, encoding: 'utf8' },
  );
  return JSON.parse(output) as Record<string, string>;
}

const source = (path: string) => pathToFileURL(`${packageRoot}/src/${path}`).href;

test('every component folder is a public subpath', () => {
  const subpaths = components.map(({ name }) => `/${name}`);
  expect(resolveAll(subpaths)).toEqual(
    Object.fromEntries(components.map(({ name }) => [`/${name}`, source(`${name}/index.ts`)])),
  );
});

test('styles, fonts and strings are public', () => {
  expect(
    resolveAll(['/styles.css', '/fonts.css', '/messages', '/messages/el', '/messages/el-desk']),
  ).toEqual({
    '/styles.css': source('styles/styles.css'),
    '/fonts.css': source('styles/fonts.css'),
    '/messages': source('messages/index.ts'),
    '/messages/el': source('messages/el.ts'),
    '/messages/el-desk': source('messages/el-desk.ts'),
  });
});

test('internal modules are not public', () => {
  const inner = ['', '/internal/cx', '/styles/reset', '/button/Button'];
  const reachable = Object.entries(resolveAll(inner))
    .filter(([, answer]) => answer.startsWith('file:') && existsSync(new URL(answer)))
    .map(([subpath]) => subpath);
  expect(reachable).toEqual([]);
});
