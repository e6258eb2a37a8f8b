/** Prints the table of docs/pictures.md: what each format needs for the same picture. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const art = join(import.meta.dirname, '../art');
const sample = [
  'facades/01-day.svg',
  'facades/09-day.svg',
  'facades/09-night.svg',
  'facades/30-day.svg',
  'interiors/1-stations-day.svg',
  'interiors/1-basins-day.svg',
  'interiors/3-shelf-night.svg',
  'categories/haircut-day.svg',
  'avatars/eleni.svg',
];

/** Pixels: a card and the lightbox, both on a screen with two pixels to the point. */
const widths = [732, 1600];
const qualities = [40, 50, 60, 70, 80, 90];
/** Where the difference to the drawing is hard to see side by side. */
const enough = 38;

/** Peak signal-to-noise ratio of two pictures of the same size. */
async function psnr(reference: Buffer, encoded: Buffer): Promise<number> {
  const pixels = await sharp(encoded).removeAlpha().raw().toBuffer();
  let squares = 0;
  for (const [index, value] of reference.entries()) squares += (value - (pixels[index] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / (squares / reference.length));
}

/** Bytes of the cheapest quality that is good enough. */
async function smallest(
  picture: Buffer,
  encode: (image: Sharp, quality: number) => Sharp,
): Promise<string> {
  const reference = await sharp(picture).removeAlpha().raw().toBuffer();
  for (const quality of qualities) {
    const encoded = await encode(sharp(picture), quality).toBuffer();
    if ((await psnr(reference, encoded)) >= enough) return `${encoded.length} (q${quality})`;
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
