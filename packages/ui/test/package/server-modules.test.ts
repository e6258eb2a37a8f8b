import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { moduleOf, packed, packageRoot, subpaths } from '../../scripts/paths.ts';
import { findClientModules, readDirectives } from './client-modules.ts';

const examples: [what: string, code: string][] = [
  ['keeps state', `import { useState } from 'react'; export const f = () => useState(0);`],
  ['makes a context', `import { createContext } from 'react'; export const C = createContext(0);`],
  [
    'listens',
    `import { jsx } from 'react/jsx-runtime'; export const F = () => jsx('b', { onClick: f });`,
  ],
  [
    'attaches a ref',
    `import { jsx } from 'react/jsx-runtime'; export const F = () => jsx('b', { ref: f });`,
  ],
  [
    'brings a browser package',
    `import { DayPicker } from 'react-day-picker'; export { DayPicker };`,
  ],
];

test.for(examples)('a module that %s needs the directive', ([, code]) => {
  expect([...findClientModules(new Map([['a.js', code]]))]).toEqual(['a.js']);
});

test('a module that calls into one needs it, one that only renders it does not', () => {
  const modules = new Map([
    ['hook.js', `import { useState } from 'react'; export const useIt = () => useState(0);`],
    ['a/caller.js', `import { useIt } from '../hook.js'; export const F = () => useIt();`],
    [
      'a/drawer.js',
      `import { jsx } from 'react/jsx-runtime'; import { F } from './caller.js'; export const G = () => jsx(F, {});`,
    ],
    ['plain.js', `import { useId } from 'react'; export const F = () => useId();`],
  ]);
  expect([...findClientModules(modules)].toSorted()).toEqual(['a/caller.js', 'hook.js']);
});

beforeAll(() => {
  // The package's dependencies as an install would place them.
  const dependencies = join(packed.folder, 'node_modules');
  if (!existsSync(dependencies)) symlinkSync(join(packageRoot, 'node_modules'), dependencies);
});

const built = (subpath: string) =>
  `file://${join(packed.folder, 'dist', `${moduleOf(subpath)}.js`)}`;

test('plain Node imports every subpath, without a loader for style sheets', () => {
  const program = `
    await Promise.all(${JSON.stringify(subpaths.map(built))}.map((module) => import(module)));
    const { createElement } = await import('react');
    const { renderToString } = await import('react-dom/server');
    const { Badge } = await import('${built('badge')}');
    process.stdout.write(renderToString(createElement(Badge, null, 'New')));`;
  const html = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    cwd: packed.folder,
  });
  expect(html).toMatch(/^<span data-component="badge" .*New/);
});

test('icons are drawn as Lucide draws them', async () => {
  const folder = join(packed.folder, 'dist/internal/icons');
  const files = globSync('*.js', { cwd: folder });
  expect(files.length).toBeGreaterThan(30);
  const draw = async (module: string): Promise<string> => {
    const { default: Icon } = (await import(module)) as { default: ComponentType };
    // Without the names that an icon had before.
    return renderToStaticMarkup(createElement(Icon)).replace(/(lucide-[\w-]+)[^"]*/, '$1');
  };
  for (const file of files) {
    const lucide = await draw(`lucide-react/icons/${basename(file, '.js')}`);
    expect(await draw(join(folder, file))).toBe(lucide);
  }
});

test('every subpath can be imported by a server component', () => {
  const modules = subpaths.map((subpath) => [subpath, built(subpath)]);
  const program = join(import.meta.dirname, 'import-on-server.ts');
  const output = execFileSync(
    process.execPath,
    ['--conditions=react-server', program, JSON.stringify(modules)],
    { encoding: 'utf8', cwd: packed.folder },
  );
  expect(JSON.parse(output)).toEqual({ imported: subpaths.length, broken: {} });
});

test('exactly the modules that need the directive have it', () => {
  const { marked, needed } = readDirectives(join(packed.folder, 'dist'));
  expect(marked).toEqual(needed);
});

test('the directive is the first statement', () => {
  const marked = globSync('**/*.js', { cwd: join(packed.folder, 'dist') }).filter((file) =>
    readFileSync(join(packed.folder, 'dist', file), 'utf8').includes("'use client'"),
  );
  expect(marked.length).toBeGreaterThan(10);
  for (const file of marked) {
    const code = readFileSync(join(packed.folder, 'dist', file), 'utf8');
    expect(code.startsWith("'use client';\n"), `top of ${file}`).toBe(true);
  }
});
