import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Names a class of a CSS module: its own name and five characters for its file, the same in the
 * client and the server build. Vite adds the line number, which compresses badly: 1 KB per page.
 */
export function classNameIn(root: string): (name: string, file: string) => string {
  return (name, file) => {
    const hash = createHash('sha256').update(relative(root, file)).digest('base64url');
    return `${name}_${hash.slice(0, 5)}`;
  };
}
