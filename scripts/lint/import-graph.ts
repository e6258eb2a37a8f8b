import { readFileSync } from 'node:fs';
import { ownFile } from './own-file.ts';

/** Every import of our own files: an import, a re-export or a call of `import`, types included. */
const specifiers =
  /(?:^|[\s;{}])(?:import|export)\s[^'"();]*?\bfrom\s*['"]([.#][^'"]+)['"]|\bimport\s*\(\s*['"]([.#][^'"]+)['"]|(?:^|[\s;])import\s*['"]([.#][^'"]+)['"]/g;

const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g;

const known = new Map<string, readonly string[]>();

/** Files of our own that a file imports. A missing file imports nothing. */
export function importsOf(file: string): readonly string[] {
  let found = known.get(file);
  if (found === undefined) {
    found = read(file);
    known.set(file, found);
  }
  return found;
}

function read(file: string): readonly string[] {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return [...text.replaceAll(comments, '').matchAll(specifiers)].flatMap(
    ([, from, call, bare]) => ownFile(file, from ?? call ?? bare ?? '') ?? [],
  );
}

/** The given files and every file that they import, directly or through others. */
export function reachedFrom(
  files: readonly string[],
  follows: (file: string) => boolean = () => true,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    open.push(...importsOf(file).filter(follows));
  }
  return reached;
}
