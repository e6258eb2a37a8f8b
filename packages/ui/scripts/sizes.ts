import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { measure, type Size } from './measure.ts';
import { factFile, subpaths } from './paths.ts';

/** What a subpath weighs, in kilobytes of 1,000 bytes, and what it may weigh. */
export interface Published extends Size {
  /** Most that its script may weigh, where that is not the usual. */
  readonly budget?: number;
  /** Counts among the interactive components, which have a budget together. */
  readonly interactive?: boolean;
}

/** Kilobytes with one decimal: what the documentation says. */
export const rounded = ({ script, style }: Size): Size => ({
  script: Math.round(script / 100) / 10,
  style: Math.round(style / 100) / 10,
});

/** What is written down about a subpath. */
export function published(subpath: string): Published {
  const file = factFile(subpath, 'size.json');
  if (!existsSync(file)) return { script: 0, style: 0 };
  return JSON.parse(readFileSync(file, 'utf8')) as Published;
}

if (import.meta.main) {
  const sizes = await measure(Object.fromEntries(subpaths.map((subpath) => [subpath, [subpath]])));
  for (const [subpath, size] of sizes) {
    const entry = { ...published(subpath), ...rounded(size) };
    writeFileSync(factFile(subpath, 'size.json'), `${JSON.stringify(entry, null, 2)}\n`);
  }
  console.log(`${sizes.size} sizes are beside the sources`);
}
