import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stamp } from '../../scripts/component/stamp.ts';
import { writeStyleTypes } from '../../../../scripts/style-types.ts';
import { packageRoot, repositoryRoot } from '../../scripts/paths.ts';

/** A copy of the package beside everything that its tools read, so that the real one stays as it is. */
const root = mkdtempSync(join(tmpdir(), 'salonica-generator-'));
const copy = join(root, 'packages/ui');

const plans = [
  { name: 'price-tag', description: 'A price with its unit.' },
  {
    name: 'hair-swatch',
    description: 'A lock of hair in one shade.',
    label: { en: "The salon's shades", el: 'Αποχρώσεις' },
  },
];

beforeAll(async () => {
  mkdirSync(copy, { recursive: true });
  for (const part of ['src', 'test', 'package.json', 'tsconfig.json', 'vitest.config.ts']) {
    cpSync(join(packageRoot, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(packageRoot, 'node_modules'), join(copy, 'node_modules'));
  for (const part of ['node_modules', 'scripts', '.storybook', 'packages/tokens']) {
    symlinkSync(join(repositoryRoot, part), join(root, part));
  }
  // The classes of the copy are typed in it, those of the components that stories bring along in the repository.
  const own = JSON.parse(readFileSync(join(repositoryRoot, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: { rootDirs: string[] };
  };
  const { rootDirs } = own.compilerOptions;
  own.compilerOptions.rootDirs = [
    '.',
    'style-types',
    ...rootDirs.map((folder) => join(repositoryRoot, folder)),
  ];
  writeFileSync(join(root, 'tsconfig.base.json'), JSON.stringify(own));
  const configs = ['oxlint.config.ts', 'stylelint.config.js', '.oxfmtrc.json'];
  for (const file of [...configs, 'package.json']) {
    cpSync(join(repositoryRoot, file), join(root, file));
  }
  for (const plan of plans) stamp(copy, plan);
  await writeStyleTypes(root, join(root, 'style-types'));
  writeFileSync(
    join(copy, 'tsconfig.stamped.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      // Stories are typed by Storybook's preview, which Vite builds.
      compilerOptions: { types: ['node', 'vite/client'] },
      include: ['src/globals.d.ts', 'src/messages', ...plans.map(({ name }) => `src/${name}`)],
    }),
  );
}, 60_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

const folders = plans.map(({ name }) => `packages/ui/src/${name}`);

/** Output of a tool that found something, or nothing. */
function complaints(program: string, args: readonly string[], cwd = root): string {
  try {
    execFileSync(join(repositoryRoot, 'node_modules/.bin', program), args, { cwd, stdio: 'pipe' });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    return `${String(stdout)}${String(stderr)}` || String(error);
  }
}

describe('a stamped component', () => {
  test('is formatted', () => {
    expect(complaints('oxfmt', ['--check', ...folders, 'packages/ui/src/messages/el.ts'])).toBe('');
  });

  test('passes the linter', () => {
    expect(complaints('oxlint', folders)).toBe('');
  });

  test('passes the linter of style sheets', () => {
    expect(
      complaints(
        'stylelint',
        folders.map((folder) => `${folder}/*.css`),
      ),
    ).toBe('');
  });

  test('is typed, its Greek words included', () => {
    expect(complaints('tsc', ['-p', 'tsconfig.stamped.json'], copy)).toBe('');
  });

  test('passes the suites over all components', () => {
    const suites = ['test/folders', 'test/messages'];
    const names = plans.map(({ name }) => name).join('|');
    const report = join(root, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    expect(complaints('vitest', ['run', ...suites, '-t', names, ...reporters], copy)).toBe('');
    const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
    };
    expect(numPassedTests).toBeGreaterThan(10);
  });

  test('is told of in a changeset', () => {
    const told = readFileSync(join(root, '.changeset/price-tag.md'), 'utf8');
    expect(told).toBe(
      "---\n'@salonica/ui': patch\n---\n\nNew: `price-tag`. A price with its unit.\n",
    );
  });

  test('stands among the values that are agreed on, in order', () => {
    const names = readFileSync(join(copy, 'test/public-values.txt'), 'utf8').trim().split('\n');
    expect(names).toEqual(expect.arrayContaining(['price-tag: PriceTag']));
    expect(names).toEqual(expect.arrayContaining(['hair-swatch: HairSwatch']));
    const folders = names.map((line) => line.split(':')[0] ?? '');
    expect(folders).toEqual(folders.toSorted());
  });
});

test('a name that is taken or misspelt, or a missing sentence, changes nothing', () => {
  expect(() => stamp(copy, { name: 'button', description: 'A button.' })).toThrow('already');
  expect(() => stamp(copy, { name: 'PriceTag', description: 'A price.' })).toThrow('kebab');
  expect(() => stamp(copy, { name: 'other-tag', description: '' })).toThrow('sentence');
});
