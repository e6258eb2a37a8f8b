import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin } from '../stack/bin.ts';
import { run } from './run.ts';

const ui = 'packages/ui';

const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, ui, 'package.json'), 'utf8')) as { version: string })
    .version;

const waiting = (folder: string): string[] =>
  readdirSync(join(folder, '.changeset')).filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  );

/** Makes a clone with the current files, committed or not, and installs the build dependencies of the design system. */
export async function copyRepository(root: string, copy: string): Promise<void> {
  await run(root, 'git', ['clone', '--quiet', `file://${root}`, copy]);
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of (await run(root, 'git', list)).split('\0').filter(Boolean)) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
    else rmSync(join(copy, file), { force: true });
  }
  // This repository runs, so the packages are in the store.
  const install = ['install', '--frozen-lockfile', '--offline'];
  const filters = ['--filter', 'salonica', '--filter', '@salonica/ui...'];
  await run(copy, 'npx', ['-y', 'pnpm@12.21.0', ...install, ...filters]);
}

/**
 * Raises the version by the pending changesets, as the release does.
 *
 * @returns the version to be published
 */
export async function raiseVersion(copy: string): Promise<string> {
  const before = versionOf(copy);
  const changes = waiting(copy).length;
  await run(copy, process.execPath, [bin('@changesets/cli', 'changeset'), 'version']);
  await run(copy, process.execPath, [bin('oxfmt'), '.']);
  const version = versionOf(copy);
  if (changes > 0 && version === before) {
    throw new Error(`${changes} changesets wait, but the version is still ${before}.`);
  }
  if (waiting(copy).length > 0) throw new Error('Changesets remain after the new version.');
  const changelog = readFileSync(join(copy, ui, 'CHANGELOG.md'), 'utf8');
  if (!changelog.includes(`\n## ${version}\n`)) {
    throw new Error(`The changelog has no entry for ${version}.`);
  }
  return version;
}

/** Builds and packs the design system by its own `prepack`. */
export async function pack(copy: string, tarball: string): Promise<void> {
  await run(join(copy, ui), 'npx', ['-y', 'pnpm@12.21.0', 'pack', '--out', tarball]);
}
