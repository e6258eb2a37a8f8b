import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { bin } from './bin.ts';
import type { Children } from './children.ts';

/**
 * Runs the `build` of a workspace after the builds that its manifest names; unchanged ones are skipped.
 *
 * @param folder - the workspace, from the root of the repository
 */
export async function build(children: Children, folder: string): Promise<void> {
  const name = `build ${folder.replaceAll('/', ' ')}`;
  rmSync(children.logFile(name), { force: true });
  const code = await children.run({
    name,
    args: [bin('wireit', 'wireit', folder)],
    cwd: folder,
    // Variables that a package manager sets for a script.
    env: { npm_lifecycle_event: 'build', npm_package_json: resolve(folder, 'package.json') },
  });
  if (code === 0) return;
  throw new Error(`${children.tail(name)}\nThe build of ${folder} failed with code ${code}.`);
}
