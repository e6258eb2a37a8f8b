import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot, packed, repositoryRoot } from '../../scripts/paths.ts';
import { components } from '../../facts/folders.ts';

const workflow = readFileSync(join(repositoryRoot, '.github/workflows/release.yml'), 'utf8');
const readJson = (folder: string, file: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>;

test('the release pins every action', () => {
  const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});

test('it publishes the tested tarball, by its own identity and without a token', () => {
  expect(workflow).toContain('id-token: write');
  expect(workflow).toContain(
    `npm publish ${packed.tarball.replace(`${repositoryRoot}/`, '')} --provenance`,
  );
  expect(workflow.indexOf('run: .ci/run')).toBeLessThan(workflow.indexOf('npm publish'));
  expect(workflow).not.toMatch(/NODE_AUTH_TOKEN|NPM_TOKEN|secrets\./);
});

test('the changelog contains the current version', () => {
  const { version } = readJson(packageRoot, 'package.json');
  const changelog = readFileSync(join(packed.folder, 'CHANGELOG.md'), 'utf8');
  expect(changelog).toMatch(new RegExp(`^## ${String(version)}$`, 'm'));
});

test('only the design system has versions', () => {
  expect(readJson(repositoryRoot, '.changeset/config.json')).toMatchObject({
    baseBranch: 'main',
    access: 'public',
    privatePackages: { version: false, tag: false },
  });
});

const changesets = globSync('.changeset/*.md', { cwd: repositoryRoot })
  .filter((file) => !file.endsWith('README.md'))
  .map((file) => ({ file, text: readFileSync(join(repositoryRoot, file), 'utf8') }));

test.for(components)('the changelog describes $name to consumers', ({ name, symbol }) => {
  const told = [
    readFileSync(join(packageRoot, 'CHANGELOG.md'), 'utf8'),
    ...changesets.map(({ text }) => text),
  ].join('\n');
  const isNamed = [name, symbol].some((word) => told.includes(`\`${word}\``));
  expect(
    isNamed,
    `A changeset that names \`${name}\` is missing: npx -y pnpm@12.21.0 changeset`,
  ).toBe(true);
});

test('pending changesets state the kind of change and describe it', () => {
  // While the version begins with 0, `major` would publish 1.0.0.
  const kinds = String(readJson(packageRoot, 'package.json')['version']).startsWith('0.')
    ? 'patch|minor'
    : 'patch|minor|major';
  const wellFormed = new RegExp(`^---\\n['"]@salonica/ui['"]: (?:${kinds})\\n---\\n\\n\\S[^]{20,}`);
  const wrong = changesets.filter(({ text }) => !wellFormed.test(text));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
