import { rmSync } from 'node:fs';
import type { Children } from './children.ts';
import { wireit } from './wireit.ts';

/**
 * Runs the `build` of a workspace after the builds that its manifest names; unchanged ones are skipped.
 *
 * @param folder - the workspace, from the root of the repository
 */
export async function build(children: Children, folder: string): Promise<void> {
  const name = `build ${folder.replaceAll('/', ' ')}`;
  rmSync(children.logFile(name), { force: true });
  const code = await children.run({ name, ...wireit(folder, 'build') });
  if (code === 0) return;
  throw new Error(`${children.tail(name)}\nThe build of ${folder} failed with code ${code}.`);
}
