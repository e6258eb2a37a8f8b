import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const mark = '?separate';

/**
 * Gives one module a copy of a package for itself. A package that is one large file is never split: whatever a lazy module
 * uses of it would be loaded with the first module that uses anything of it.
 *
 * @param user - how the path of the module ends
 * @param packages - names by which the package is imported, its own inner ones included
 */
export function separateCopy(user: string, packages: readonly string[]): Plugin {
  return {
    name: 'separate-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined) return null;
      const isInside = importer.endsWith(mark);
      const isCopied = packages.includes(source) && (isInside || importer.endsWith(user));
      if (!isCopied && !(isInside && source.startsWith('.'))) return null;
      const from = isInside ? importer.slice(0, -mark.length) : importer;
      const found = await this.resolve(source, from, { skipSelf: true });
      return found === null ? null : { ...found, id: found.id + mark };
    },
    load(id) {
      return id.endsWith(mark) ? readFile(id.slice(0, -mark.length), 'utf8') : null;
    },
  };
}
