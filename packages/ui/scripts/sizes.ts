import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { measure, type Size } from './measure.ts';
import { factFile, subpaths } from './paths.ts';

/** Size and budget of a subpath, in kilobytes of 1,000 bytes. */
export interface Published extends Size {
  /** Maximum size of its script, if it differs from the usual. */
  readonly budget?: number;
  /** Part of the common budget of interactive components. */
  readonly interactive?: boolean;
}

/** Kilobytes with one decimal, for the documentation. */
export const rounded = ({ script, style }: Size): Size => ({
  script: Math.round(script / 100) / 10,
  style: Math.round(style / 100) / 10,
});

/** The recorded size of a subpath. */
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
