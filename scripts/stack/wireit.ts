import { resolve } from 'node:path';
import { bin } from './bin.ts';
import type { Program } from './children.ts';

/**
 * The program that runs a script of a folder's manifest by wireit, unless its inputs are unchanged.
 *
 * @param folder - from the root of the repository
 */
export const wireit = (folder: string, script: string): Pick<Program, 'args' | 'cwd' | 'env'> => ({
  args: [bin('wireit')],
  cwd: folder,
  // Variables that a package manager sets for a script.
  env: { npm_lifecycle_event: script, npm_package_json: resolve(folder, 'package.json') },
});
