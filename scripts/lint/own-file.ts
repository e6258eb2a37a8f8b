import { dirname, join, posix } from 'node:path';

/** The only part with imports of its own: its `package.json` maps `#` to its sources. */
const webFile = /^(?:.*[\\/])?apps[\\/]web(?=[\\/])/;

/**
 * The file of our own that an import names, in the form of the importer's path, or `undefined` for a
 * package.
 */
export function ownFile(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  const app = specifier.startsWith('#') ? webFile.exec(importer)?.[0] : undefined;
  return app === undefined ? undefined : join(app, 'src', specifier.slice(1));
}

const sources = 'apps/web/src/';

/**
 * Why an import has to begin with `#`, or `undefined`.
 * @param file - path of the importing file from the root of the repository
 */
export function steepImport(file: string, specifier: string): string | undefined {
  if (!file.startsWith(sources) || !specifier.startsWith('../../../')) return undefined;
  const target = posix.join(posix.dirname(file), specifier);
  // What is not in the sources has no other name.
  if (!target.startsWith(sources)) return undefined;
  return `"${specifier}" climbs three folders; import "#${target.slice(sources.length)}".`;
}
