/**
 * Draws the facades as AVIF for cards, and the light ones as JPEG for shared links; see
 * docs/pictures.md. Draws only changed pictures.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawingHash } from '../src/platform/pictures/catalogue.ts';
import { isGoodEnough } from './picture-quality.ts';

const folder = join(import.meta.dirname, '../art/facades');
const record = join(folder, 'drawn.json');

/** Pixels: sharp at two pixels to the point on a card and in the large picture of a gallery. */
const width = 960;
const qualities = [40, 50, 60, 70];

/** The size of link previews in social networks; none of them reads SVG, and few read AVIF. */
async function drawShared(svg: Buffer, file: string): Promise<void> {
  const picture = sharp(svg, { density: 144 }).resize(1200, 630);
  await picture.jpeg({ quality: 70, mozjpeg: true }).toFile(file);
}

const known = existsSync(record)
  ? (JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>)
  : {};
const drawn: Record<string, string> = {};

for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
  const svg = readFileSync(join(folder, file));
  const hash = drawingHash(join(folder, file));
  const target = join(folder, file.replace(/\.svg$/, '.avif'));
  drawn[file] = hash;
  const shared = join(folder, file.replace(/-light\.svg$/, '-share.jpg'));
  if (file.endsWith('-light.svg') && !(known[file] === hash && existsSync(shared))) {
    await drawShared(svg, shared);
  }
  if (known[file] === hash && existsSync(target)) continue;
  const picture = await sharp(svg, { density: 144 }).resize(width).removeAlpha().png().toBuffer();
  for (const quality of qualities) {
    const avif = await sharp(picture).avif({ quality, effort: 4 }).toBuffer();
    if (!(await isGoodEnough(picture, avif))) continue;
    writeFileSync(target, avif);
    console.log(`${file}: ${svg.length} -> ${avif.length} (q${quality})`);
    break;
  }
}
writeFileSync(record, `${JSON.stringify(drawn, null, 2)}\n`);
