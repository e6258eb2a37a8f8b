import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stamp } from '../../scripts/component/stamp.ts';
import { packageRoot, repositoryRoot } from '../../scripts/paths.ts';
import { readDirectives } from './client-modules.ts';

/** A small copy of the package and its tools' inputs, so that the real one is unchanged. */
const root = mkdtempSync(join(tmpdir(), 'salonica-generator-'));
const copy = join(root, 'packages/ui');

const plans = [
  { name: 'price-tag', group: 'Salons', description: 'A price with its unit.' },
  {
    name: 'hair-swatch',
    group: 'Salons',
    description: 'A lock of hair in one shade.',
    label: { en: "The salon's shades", el: 'Αποχρώσεις' },
  },
];

/** Every file of the copy with its content, without generated ones. */
function tree(): Map<string, string> {
  const files = globSync(['.changeset/*', 'packages/ui/{src,test,facts,scripts}/**/*', '*.*'], {
    cwd: root,
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(root.length + 1), readFileSync(file, 'utf8')];
    }),
  );
}

let before: Map<string, string>;
let stamped: Map<string, string>;

beforeAll(() => {
  const parts = [
    'CHANGELOG.md',
    'codemods',
    'facts',
    'scripts',
    'test',
    // One component as a sample, with all shared files.
    ...['button', 'changes', 'internal', 'messages', 'styles', 'testing', 'globals.d.ts'].map(
      (name) => `src/${name}`,
    ),
    'package.json',
    ...readdirSync(packageRoot).filter((file) =>
      /^(?:tsconfig|vite|vitest)\b.*\.(?:json|ts)$/.test(file),
    ),
  ];
  mkdirSync(copy, { recursive: true });
  for (const part of parts) cpSync(join(packageRoot, part), join(copy, part), { recursive: true });
  symlinkSync(join(packageRoot, 'node_modules'), join(copy, 'node_modules'));
  for (const part of ['.storybook', 'packages/tokens']) {
    symlinkSync(join(repositoryRoot, part), join(root, part));
  }
  // Tools get their own cache for the copy.
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(repositoryRoot, 'node_modules'))) {
    if (name === '.cache') continue;
    symlinkSync(join(repositoryRoot, 'node_modules', name), join(root, 'node_modules', name));
  }
  const configs = ['oxlint.config.ts', 'stylelint.config.js', '.oxfmtrc.json', 'package.json'];
  for (const file of [...configs, 'scripts', 'tsconfig.base.json']) {
    cpSync(join(repositoryRoot, file), join(root, file), { recursive: true });
  }
  before = tree();
  for (const plan of plans) stamp(copy, plan);
  stamped = tree();
}, 60_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

const folders = plans.map(({ name }) => `packages/ui/src/${name}`);

/** Output of a tool with findings, or nothing. */
function complaints(program: string, args: readonly string[], cwd = root): string {
  const path = `${join(repositoryRoot, 'node_modules/.bin')}:${process.env['PATH']}`;
  try {
    execFileSync(program, args, { cwd, stdio: 'pipe', env: { ...process.env, PATH: path } });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    return `${String(stdout)}${String(stderr)}` || String(error);
  }
}

describe('a generated component', () => {
  test('changes its folder and a changeset only', () => {
    const touched = [...stamped].filter(([file, text]) => before.get(file) !== text);
    const places = touched.map(([file]) => file.replace(/(packages\/ui\/src\/[^/]+)\/.+/, '$1'));
    const changesets = plans.map(({ name }) => `.changeset/${name}.md`);
    expect([...new Set(places)].toSorted()).toEqual([...changesets, ...folders].toSorted());
    expect([...before.keys()].filter((file) => !stamped.has(file))).toEqual([]);
  });

  test('is built and typed, with its Greek texts and the declared exports', () => {
    expect(complaints('node', ['scripts/build.ts'], copy)).toBe('');
    expect(complaints('node', ['scripts/api.ts'], copy)).toBe('');
    const files = globSync('packages/ui/src/{price-tag,hair-swatch}/*.api.txt', { cwd: root });
    expect(files).toHaveLength(plans.length);
    for (const file of files) {
      expect(readFileSync(join(root, file), 'utf8')).toBe(stamped.get(file));
    }
    const greek = readFileSync(join(copy, 'dist/messages/el.js'), 'utf8');
    expect(greek).toContain('../hair-swatch/HairSwatch.messages.el.js');
    const { marked, needed } = readDirectives(join(copy, 'dist'));
    const own = (file: string) => plans.some(({ name }) => file.startsWith(`${name}/`));
    expect(marked.filter(own)).toEqual(['hair-swatch/HairSwatch.js']);
    expect(needed.filter(own)).toEqual(['hair-swatch/HairSwatch.js']);
  });

  test('is formatted', () => {
    expect(complaints('oxfmt', ['--check', ...folders])).toBe('');
  });

  test('passes the linter', () => {
    expect(complaints('oxlint', folders)).toBe('');
  });

  test('passes the linter of style sheets', () => {
    const sheets = folders.map((folder) => `${folder}/*.css`);
    expect(complaints('stylelint', sheets)).toBe('');
  });

  test('passes the suites over all components', () => {
    const suites = ['test/documented', 'test/folders', 'test/messages'];
    const names = plans.map(({ name }) => name).join('|');
    const report = join(root, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    expect(complaints('vitest', ['run', ...suites, '-t', names, ...reporters], copy)).toBe('');
    const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
    };
    expect(numPassedTests).toBeGreaterThan(15);
  });

  test('is described in a changeset', () => {
    expect(stamped.get('.changeset/price-tag.md')).toBe(
      "---\n'@salonica/ui': patch\n---\n\nNew: `price-tag`. A price with its unit.\n",
    );
  });

  test('leaves no trace when its folder and its changeset are deleted', () => {
    for (const { name } of plans) {
      rmSync(join(copy, 'src', name), { recursive: true });
      rmSync(join(root, `.changeset/${name}.md`));
    }
    rmSync(join(root, 'report.json'), { force: true });
    expect([...tree().keys()].toSorted()).toEqual([...before.keys()].toSorted());
    expect(
      complaints(
        'tsc',
        ['-p', 'tsconfig.build.json', '--noEmit', '--emitDeclarationOnly', 'false'],
        copy,
      ),
    ).toBe('');
  });
});

test('an existing or invalid name, or a missing sentence, changes nothing', () => {
  const group = 'Salons';
  const stamping = (name: string, description: string) => () =>
    stamp(copy, { name, group, description });
  expect(stamping('button', 'A button.')).toThrow('already');
  expect(stamping('PriceTag', 'A price.')).toThrow('kebab');
  expect(stamping('other-tag', '')).toThrow('sentence');
});
