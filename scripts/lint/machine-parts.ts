import { globSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { reachedFrom } from './import-graph.ts';

const known = new Map<string, ReadonlySet<string>>();

const folders = ['blocks', 'features', 'shell'].map((folder) => join('apps/web/src', folder));

/** Every file of a machine: the machines, and their imports from their own parts of the app. */
export function machineParts(root: string): ReadonlySet<string> {
  let parts = known.get(root);
  if (parts === undefined) {
    const machines = folders.flatMap((folder) =>
      globSync(join(folder, '**/*-machine.ts'), { cwd: root }).map((file) => join(root, file)),
    );
    parts = reachedFrom(machines, (file) =>
      folders.some((folder) => relative(root, file).startsWith(folder + sep)),
    );
    known.set(root, parts);
  }
  return parts;
}
