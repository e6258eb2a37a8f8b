import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Where the design system keeps its fonts. */
const design = createRequire(join(import.meta.dirname, '../../../packages/ui/package.json'));

export const fontFolder = join(import.meta.dirname, '../src/assets/fonts');

export const fontFiles = ['latin', 'greek'].flatMap((script) =>
  ['normal', 'italic'].map((style) => `noto-serif-display-${script}-standard-${style}.woff2`),
);

/** The one width and the weights in which the app sets the display family: a third of the file. */
export async function narrowed(file: string): Promise<Buffer> {
  const source = design.resolve(`@fontsource-variable/noto-serif-display/files/${file}`);
  return subsetFont(await readFile(source), '', {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    variationAxes: { wdth: 87.5, wght: { min: 400, max: 600 } },
  });
}
