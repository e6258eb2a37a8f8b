import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The design system's font folder. */
const design = createRequire(join(import.meta.dirname, '../../../packages/ui/package.json'));

export const fontFolder = join(import.meta.dirname, '../src/assets/fonts');

export const fontFiles = ['latin', 'greek'].flatMap((script) =>
  ['normal', 'italic'].map((style) => `noto-serif-display-${script}-standard-${style}.woff2`),
);

/** The only width and the weights of the display family in the app: a third of the file. */
export async function narrowed(file: string): Promise<Buffer> {
  const source = design.resolve(`@fontsource-variable/noto-serif-display/files/${file}`);
  return subsetFont(await readFile(source), '', {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    variationAxes: { wdth: 87.5, wght: { min: 400, max: 600 } },
  });
}
