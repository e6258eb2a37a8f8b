import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where the rule applies. The design system has its own, enforced by its generator. */
const held = /^(?:apps|scripts|benchmarks|packages\/(?:contract|calendar))\//;

/** A route is named after its page, and a file of texts after its namespace. */
const named = /^apps\/web\/src\/(?:routes|i18n)\//;

/** The names say which project of tests runs them. */
const apiTest = /^apps\/api\/src\/.+\.test\.ts$/;

const kebab = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
const pascal = /^(?:[A-Z][a-z0-9]*)+$/;

const toPascal = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const stemOf = (file: string) => basename(file).split('.', 1)[0] ?? '';

/** Whether a file has the name of the component beside it, if there is one. */
function besideComponent(root: string, file: string): string | undefined {
  const stem = stemOf(file);
  const component = toPascal(stem);
  const isComponent = existsSync(join(root, dirname(file), `${component}.tsx`));
  if (isComponent === (stem === component)) return undefined;
  return isComponent
    ? `"${basename(file)}" is beside ${component}.tsx; give it that name.`
    : `There is no ${stem}.tsx beside "${basename(file)}"; name it in kebab case.`;
}

/** Why the name of a style sheet is wrong, or `undefined`. */
export function wrongSheet(root: string, file: string, sheet: string): string | undefined {
  return held.test(file) && sheet.endsWith('.module.css')
    ? besideComponent(root, join(dirname(file), sheet))
    : undefined;
}

/**
 * Why the name of a file is wrong, or `undefined`.
 * @param file - its path from the root of the repository
 * @param hasComponent - whether it exports a component
 */
export function wrongName(root: string, file: string, hasComponent: boolean): string | undefined {
  if (!held.test(file) || named.test(file)) return undefined;
  const folder = dirname(file)
    .split('/')
    .find((part) => !kebab.test(part) && !part.startsWith('.'));
  if (folder !== undefined) return `Name the folder "${folder}" in kebab case.`;
  if (/^apps\/web\/src\/features\/.+\/index\.ts$/.test(file)) {
    return 'A feature has no index.ts; import its files by their names.';
  }
  if (apiTest.test(file) && !/^[^.]+(?:\.db)?\.test\.ts$/.test(basename(file))) {
    return `Name "${basename(file)}" *.test.ts, or *.db.test.ts where it needs the database.`;
  }
  if (/\.(?:test|stories)\.tsx?$/.test(file)) return besideComponent(root, file);
  const stem = basename(file).replace(/(?:\.d)?\.\w+$/, '');
  if (file.endsWith('.tsx') && hasComponent) {
    return pascal.test(stem)
      ? undefined
      : `Name the file after its component: ${toPascal(stem)}.tsx`;
  }
  return kebab.test(stem)
    ? undefined
    : `"${basename(file)}" has no component; name it in kebab case.`;
}
