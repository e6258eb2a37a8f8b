import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../../codemods/0.2.ts';
import { packageRoot, packed } from '../../scripts/paths.ts';

const fixture = join(packageRoot, 'test/codemod');
// The fixtures are text, because neither the compiler nor the linter should read them.
const files = globSync('*.txt', { cwd: join(fixture, 'before') }).map((file) =>
  file.replace(/\.txt$/, ''),
);
const read = (state: 'before' | 'after', file: string): string =>
  readFileSync(join(fixture, state, `${file}.txt`), 'utf8');
const table = readFileSync(join(packageRoot, 'docs/migration.md'), 'utf8');
let app: string;

/** Runs the command of the migration guide in the app. */
function migrate(): void {
  const [, args = ''] = /^npx --package @ast-grep\/cli ast-grep (.+)$/m.exec(table) ?? [];
  expect(args).not.toBe('');
  const program = join(packageRoot, 'node_modules/.bin/ast-grep');
  execFileSync(program, args.split(' '), { cwd: app, stdio: ['ignore', 'pipe', 'pipe'] });
}

const changed = (file: string): string => readFileSync(join(app, 'src', file), 'utf8');

beforeAll(() => {
  app = mkdtempSync(join(tmpdir(), 'salonica-codemod-'));
  mkdirSync(join(app, 'src'));
  for (const file of files) writeFileSync(join(app, 'src', file), read('before', file));
  const installed = join(app, 'node_modules/@salonica/ui/dist');
  mkdirSync(installed, { recursive: true });
  cpSync(join(packed.folder, 'dist/codemods'), join(installed, 'codemods'), { recursive: true });
  migrate();
});

afterAll(() => rmSync(app, { recursive: true, force: true }));

test.for(files)('%s is written for 0.2', (file) => {
  expect(changed(file)).toBe(read('after', file));
});

test('a second run changes nothing', () => {
  const before = files.map(changed);
  migrate();
  expect(files.map(changed)).toEqual(before);
});

test('every row of the tables is changed, or names what a person has to change', () => {
  const rows = [...table.matchAll(/^\| (`?\w.*?) +\| (.+?) +\| .+ +\|$/gm)]
    .map(([, where = '', old = '']) => ({ where: where.replaceAll('`', ''), old }))
    .filter(({ where }) => where !== 'Where');
  expect(rows.length).toBeGreaterThan(30);
  const namesOf = (migration: (typeof migrations)[number]): readonly string[] => {
    if ('prop' in migration) return [migration.prop];
    if ('written' in migration) return [migration.written];
    if ('type' in migration) return [migration.type];
    if ('key' in migration) return [migration.key];
    if ('reasons' in migration) return Object.keys(migration.reasons);
    if ('attribute' in migration) return [migration.attribute];
    if ('attributeValue' in migration) return [migration.attributeValue.at(-1) ?? ''];
    return [migration.manual];
  };
  const missing = rows.filter(
    ({ where, old }) =>
      !migrations.some(
        (migration) =>
          migration.where === where && namesOf(migration).some((name) => old.includes(name)),
      ),
  );
  expect(missing).toEqual([]);
});
