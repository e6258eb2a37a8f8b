import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type ComponentPlan, filesOf, keyOf, symbolOf } from './templates.ts';

/** Puts a line where the order of the alphabet wants it, among lines that look alike. */
function insertSorted(lines: readonly string[], line: string, alike: RegExp): string[] {
  const following = lines.findIndex((other) => alike.test(other) && other > line);
  const last = lines.findLastIndex((other) => alike.test(other)) + 1;
  return lines.toSpliced(following === -1 ? last : following, 0, line);
}

function edit(file: string, change: (lines: readonly string[]) => string[]): void {
  writeFileSync(file, change(readFileSync(file, 'utf8').split('\n')).join('\n'));
}

function register(root: string, { name, description, label }: ComponentPlan): void {
  const symbol = symbolOf(name);
  const changesets = join(root, '../../.changeset');
  mkdirSync(changesets, { recursive: true });
  // While the version begins with 0, a new component is a patch.
  writeFileSync(
    join(changesets, `${name}.md`),
    `---\n'@salonica/ui': patch\n---\n\nNew: \`${name}\`. ${description}\n`,
  );
  edit(join(root, 'test/public-values.txt'), (lines) =>
    insertSorted(lines, `${name}: ${symbol}`, /^[\w-]+: /),
  );
  if (label === undefined) return;
  const key = keyOf(name);
  const file = join(root, 'src/messages/el.ts');
  edit(file, (lines) => {
    const line = `import { el as ${key} } from '../${name}/${symbol}.messages.ts';`;
    return insertSorted(insertSorted(lines, line, /^import /), `  ${key},`, /^ {2}\w+,$/);
  });
}

/**
 * Makes the folder of a component, enters it where the suites look, and writes the changeset that tells of it.
 *
 * @param root - folder of the package
 * @returns path of the new folder
 * @throws {Error} when the name cannot be one or is taken
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
  for (const [file, content] of Object.entries(filesOf(plan))) {
    writeFileSync(join(folder, file), content);
  }
  register(root, plan);
  const manifest = createRequire(import.meta.url).resolve('oxfmt/package.json', {
    paths: [join(import.meta.dirname, '../../../..')],
  });
  execFileSync(process.execPath, [join(dirname(manifest), 'bin/oxfmt'), folder]);
  return folder;
}
