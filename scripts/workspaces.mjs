import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');

/** Folders of all workspaces, relative to the repository's root, which is not one of them. */
export const workspaces = (() => {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const { packages } = /** @type {{ packages: string[] }} */ (parse(text));
  return packages
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .map((file) => file.slice(0, -'/package.json'.length))
    .toSorted();
})();
