import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The version that the pending changesets lead to, as the release computes it.
 * @param root - folder of the repository
 */
export function nextVersion(root: string): string {
  const manifest = readFileSync(join(root, 'packages/ui/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { readonly version: string };
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const isMinor = globSync('.changeset/*.md', { cwd: root }).some((file) =>
    /^['"]@salonica\/ui['"]: minor$/m.test(readFileSync(join(root, file), 'utf8')),
  );
  return isMinor ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
