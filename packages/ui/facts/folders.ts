import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const packageRoot = resolve(import.meta.dirname, '..');
const source = join(packageRoot, 'src');

/** Folders of `src` without a component. */
const shared = new Set(['changes', 'internal', 'messages', 'styles', 'testing']);

export interface ComponentFolder {
  /** Kebab case: the public subpath. */
  name: string;
  /** Pascal case: the symbol the subpath is named after. */
  symbol: string;
  path: string;
  files: string[];
}

const pascal = (kebab: string) =>
  kebab.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** All components: the suites test a new folder without a list. */
export const components: ComponentFolder[] = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !shared.has(entry.name))
  .map(({ name }) => {
    const path = join(source, name);
    return { name, symbol: pascal(name), path, files: readdirSync(path).toSorted() };
  })
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));
