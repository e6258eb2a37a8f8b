import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { nextVersion } from './next-version.ts';
import { type ComponentPlan, filesOf } from './templates.ts';

function writeChangeset(root: string, { name, description }: ComponentPlan): void {
  const changesets = join(root, '../../.changeset');
  mkdirSync(changesets, { recursive: true });
  // While the version begins with 0, a new component is a patch.
  writeFileSync(
    join(changesets, `${name}.md`),
    `---\n'@salonica/ui': patch\n---\n\nNew: \`${name}\`. ${description}\n`,
  );
}

/**
 * Creates the folder of a component with all its files, and a changeset.
 * @param root - folder of the package
 * @returns path of the new folder
 * @throws {Error} for an invalid or existing name
 */
export function stamp(root: string, plan: ComponentPlan): string {
  const { name, description } = plan;
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`"${name}" is not a name in kebab case, such as price-tag.`);
  }
  if (!/^[A-Z].*\.$/.test(description)) {
    throw new Error('The description is one sentence, such as "A price with its unit."');
  }
  const folder = join(root, 'src', name);
  if (existsSync(folder)) throw new Error(`There is a ${name} already.`);
  mkdirSync(folder);
  writeChangeset(root, plan);
  const since = nextVersion(join(root, '../..'));
  for (const [file, content] of Object.entries(filesOf(plan, since))) {
    writeFileSync(join(folder, file), content);
  }
  const manifest = createRequire(import.meta.url).resolve('oxfmt/package.json', {
    paths: [join(import.meta.dirname, '../../../..')],
  });
  execFileSync(process.execPath, [join(dirname(manifest), 'bin/oxfmt'), folder]);
  return folder;
}
