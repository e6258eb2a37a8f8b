import { join, resolve } from 'node:path';

const cache = 'node_modules/.cache/salonica';

/** The reports of the last whole run, by part and folder. */
export const results = resolve(cache, 'results');

/** The reports of parts that were run by name, perhaps in part only. */
export const namedResults = resolve(cache, 'named-results');

/** The parts whose tests the table of requirements may name. */
export const provingParts = ['unit', 'api', 'ports', 'stories', 'visual', 'e2e'] as const;

/** A file name for a part and folders. */
export const fileName = (...parts: readonly string[]): string =>
  parts.join('-').replaceAll(/[^\w-]/g, '_');

/** The result of what one script of this folder's `package.json` tests. */
export const tallyFile = (script: string): string =>
  join(results, `tally-${fileName(script)}.json`);
