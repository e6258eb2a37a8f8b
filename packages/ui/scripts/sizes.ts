import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure, type Size } from './measure.ts';
import { packageRoot, subpaths } from './paths.ts';

const file = join(packageRoot, 'sizes.json');

/** Kilobytes of 1,000 bytes with one decimal: what the documentation says. */
export const rounded = ({ script, style }: Size): Size => ({
  script: Math.round(script / 100) / 10,
  style: Math.round(style / 100) / 10,
});

/** What the documentation says about each subpath. */
export const published = (): Readonly<Record<string, Size>> =>
  JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Size>>;

if (import.meta.main) {
  const sizes = await measure(Object.fromEntries(subpaths.map((subpath) => [subpath, [subpath]])));
  const entries = [...sizes].map(([subpath, size]) => [subpath, rounded(size)]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  console.log(`${entries.length} sizes are in ${file}`);
}
