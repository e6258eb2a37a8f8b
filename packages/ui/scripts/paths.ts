import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { symbolOf } from './component/templates.ts';

export const packageRoot = resolve(import.meta.dirname, '..');
export const repositoryRoot = resolve(packageRoot, '../..');

/** The output of `pack`: the tarball to publish, and its content. */
export const packed = {
  tarball: join(repositoryRoot, 'node_modules/.cache/salonica/package/salonica-ui.tgz'),
  folder: join(repositoryRoot, 'node_modules/.cache/salonica/package/content'),
};

/** Folders that have an `index.ts` are public; so are the Greek dictionaries and the setup of tests. */
export const subpaths: readonly string[] = [
  ...readdirSync(join(packageRoot, 'src')).filter((name) =>
    existsSync(join(packageRoot, 'src', name, 'index.ts')),
  ),
  'messages/el',
  'messages/el-desk',
  'testing/setup',
].toSorted();

/** The accepted API and budget of a subpath, beside its sources: `src/button/Button.api.txt`. */
export function factFile(subpath: string, kind: 'api.txt' | 'size.json'): string {
  const [folder = '', file = folder === 'messages' ? folder : symbolOf(folder)] =
    subpath.split('/');
  return join(packageRoot, 'src', folder, `${file}.${kind}`);
}

/** Path of a subpath's built module without its ending: `button/index`, `messages/el`. */
export function moduleOf(subpath: string): string {
  return subpath.includes('/') ? subpath : `${subpath}/index`;
}
