/** Draws the icons of the web manifest from the mark; they are committed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import primitive from '../../../packages/tokens/src/primitive.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../public');
const mark = readFileSync(join(folder, 'mark.svg'), 'utf8');
const { paper, wine } = primitive.palette;

interface Icon {
  readonly file: string;
  /** Pixels. */
  readonly size: number;
  /** The mark's share of the width. */
  readonly share: number;
  readonly ink: string;
  readonly background?: string;
}

const onWine = { ink: paper[50].$value.hex, background: wine[700].$value.hex };

const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, share: 0.9, ink: wine[700].$value.hex },
  { file: 'icon-512.png', size: 512, share: 0.9, ink: wine[700].$value.hex },
  // Systems crop the icon: the mark has to fit into the circle of 80 %.
  { file: 'icon-maskable.png', size: 512, share: 0.52, ...onWine },
  { file: 'icon-apple.png', size: 180, share: 0.62, ...onWine },
];

for (const { file, size, share, ink, background = { r: 0, g: 0, b: 0, alpha: 0 } } of icons) {
  const width = Math.round(size * share);
  const drawing = mark.replace(/fill="#[\da-f]{6}"/, `fill="${ink}"`);
  const picture = await sharp(Buffer.from(drawing), { density: 1200 })
    .resize(width)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, file));
}
