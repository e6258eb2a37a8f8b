import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const skipped =
  /(^|\/)(node_modules|dist|\.data|e2e|test-results)(\/|$)|\.(test|stories)\.tsx?$|\.md$/;

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .map((name) => join(path, name))
    .filter((file) => !skipped.test(file))
    .flatMap(filesBelow);
}

/** One value for the content of all files below the given paths, and for what else the result depends on. */
export function fingerprint(paths: readonly string[], settings: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of paths.flatMap(filesBelow).toSorted()) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
