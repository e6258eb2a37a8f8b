/** Prints the table of docs/pictures.md: the size of each picture in each format. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { isGoodEnough } from './picture-quality.ts';

const art = join(import.meta.dirname, '../art');
const sample = [
  'facades/01-light.svg',
  'facades/09-light.svg',
  'facades/09-dark.svg',
  'facades/30-light.svg',
  'interiors/1-stations-light.svg',
  'interiors/1-basins-light.svg',
  'interiors/3-shelf-dark.svg',
  'categories/haircut-light.svg',
  'avatars/eleni.svg',
];

/** Pixels: a card and the lightbox, both on a screen with two pixels to the point. */
const widths = [732, 1600];
const qualities = [40, 50, 60, 70, 80, 90];
/** Bytes at the lowest sufficient quality. */
async function smallest(
  picture: Buffer,
  encode: (image: Sharp, quality: number) => Sharp,
): Promise<string> {
  for (const quality of qualities) {
    const encoded = await encode(sharp(picture), quality).toBuffer();
    if (await isGoodEnough(picture, encoded)) return `${encoded.length} (q${quality})`;
  }
  return 'not reached';
}

console.log('| drawing | svg | svg gzip | svg brotli | width | avif | webp |');
console.log('| --- | --: | --: | --: | --: | --: | --: |');
for (const file of sample) {
  const svg = readFileSync(join(art, file));
  for (const width of widths) {
    const density = Math.min(300, 72 * (width / 320));
    const picture = await sharp(svg, { density }).resize(width).png().toBuffer();
    const avif = await smallest(picture, (image, quality) => image.avif({ quality }));
    const webp = await smallest(picture, (image, quality) => image.webp({ quality }));
    const sizes = [svg.length, gzipSync(svg, { level: 9 }).length, brotliCompressSync(svg).length];
    console.log(`| ${[file, ...sizes, width, avif, webp].join(' | ')} |`);
  }
}
