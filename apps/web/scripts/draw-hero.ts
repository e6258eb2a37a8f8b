/**
 * Draws the street of narrow windows as AVIF, which a slow phone paints sooner; the result is
 * committed.
 */
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../src/assets/street');
/** Pixels; the narrowest window that shows the other street has 768 points. */
const width = 960;

for (const theme of ['light', 'dark']) {
  await sharp(join(folder, `narrow-${theme}.svg`), { density: 240 })
    .resize(width)
    .avif({ quality: 40, effort: 6 })
    .toFile(join(folder, `narrow-${theme}.avif`));
}
