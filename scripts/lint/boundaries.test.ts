import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rule } from './test/case.ts';
import { cycleCases } from './test/cycle-cases.ts';
import { importCases } from './test/import-cases.ts';
import { wordCases } from './test/word-cases.ts';

/** Files that the linter has to reject, and similar ones that it has to accept. */
const cases = [...importCases, ...cycleCases, ...wordCases];

const root = resolve(import.meta.dirname, '../..');

const watched: string[] = [
  'salonica(boundaries)',
  'salonica(dynamic-cycle)',
  'salonica(file-names)',
  'salonica(glossary)',
  'salonica(machine-globals)',
  'salonica(plain-words)',
  'salonica(steep-imports)',
  'salonica(translated-text)',
  'import(no-cycle)',
] satisfies Rule[];

const webPackage = 'apps/web/package.json';

let folder: string;
let found: Map<string, string[]>;

function lint(): Map<string, string[]> {
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/oxlint/bin/oxlint'),
      '-c',
      join(root, 'oxlint.config.ts'),
      '-f',
      'json',
      '.',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  const byFile = new Map<string, string[]>();
  for (const { code, filename } of diagnostics) {
    if (watched.includes(code)) byFile.set(filename, [...(byFile.get(filename) ?? []), code]);
  }
  return byFile;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'salonica-lint-'));
  for (const { file, code } of cases) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  // The linter resolves `#` with it.
  copyFileSync(join(root, webPackage), join(folder, webPackage));
  found = lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the linter enforces imports and plain words', () => {
  it.each(cases.filter(({ rule }) => rule !== undefined))(
    'rejects $file: $code',
    ({ file, rule }) => {
      expect(found.get(file)).toEqual([rule]);
    },
  );

  it.each(cases.filter(({ rule }) => rule === undefined))('allows $file: $code', ({ file }) => {
    expect(found.get(file)).toBeUndefined();
  });
});
