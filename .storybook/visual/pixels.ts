import { deflateSync, inflateSync } from 'node:zlib';
import { chunk, chunksOf, pngSignature } from './png.ts';

/** Three bytes for each pixel, without transparency: a screenshot has none. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const a = Math.abs(guess - left);
  const b = Math.abs(guess - above);
  const c = Math.abs(guess - corner);
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

function guessOf(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return Math.floor((left + above) / 2);
  return filter === 4 ? paeth(left, above, corner) : 0;
}

/** Undoes the filter of each row. */
function rowsOf(
  data: Uint8Array,
  height: number,
  rowBytes: number,
  pixelBytes: number,
): Uint8Array {
  const rows = new Uint8Array(height * rowBytes);
  for (let y = 0; y < height; y += 1) {
    const from = y * (rowBytes + 1);
    const to = y * rowBytes;
    const filter = data[from] ?? 0;
    for (let x = 0; x < rowBytes; x += 1) {
      const left = x >= pixelBytes ? (rows[to + x - pixelBytes] ?? 0) : 0;
      const above = y > 0 ? (rows[to - rowBytes + x] ?? 0) : 0;
      const corner = y > 0 && x >= pixelBytes ? (rows[to - rowBytes + x - pixelBytes] ?? 0) : 0;
      rows[to + x] = (data[from + 1 + x] ?? 0) + guessOf(filter, left, above, corner);
    }
  }
  return rows;
}

/** Reads a picture that is not interlaced. */
export function decode(png: Buffer): Pixels {
  const chunks = [...chunksOf(png)];
  const header = chunks[0]?.data ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 8, type = 6] = [header[8], header[9]];
  const palette = chunks.find((one) => one.type === 'PLTE')?.data;
  const channels = channelsOf[type] ?? 4;
  const rowBytes = Math.ceil((width * channels * depth) / 8);
  const packed = Buffer.concat(chunks.filter((one) => one.type === 'IDAT').map(({ data }) => data));
  const rows = rowsOf(inflateSync(packed), height, rowBytes, Math.max(1, (channels * depth) >> 3));
  const rgb = new Uint8Array(width * height * 3);
  const largest = 2 ** depth - 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 3;
      if (channels >= 3) {
        const from = y * rowBytes + x * channels;
        rgb.set(rows.subarray(from, from + 3), to);
        continue;
      }
      const bit = x * channels * depth;
      const byte = rows[y * rowBytes + (bit >> 3)] ?? 0;
      const value = (byte >> (8 - depth - (bit & 7))) & largest;
      if (palette === undefined) rgb.fill(Math.round((value * 255) / largest), to, to + 3);
      else rgb.set(palette.subarray(value * 3, value * 3 + 3), to);
    }
  }
  return { width, height, rgb };
}

export function encode({ width, height, rgb }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1) {
    rows.set(rgb.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
  }
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Large enough that most screens have a palette of 256 colours, and smaller than the tolerance. */
const step = 20;

/** Similar colours have the same cell. */
const cellOf = (colour: number): number =>
  [16, 8, 0].reduce((cell, bits) => cell * 32 + Math.round(((colour >> bits) & 255) / step), 0);

/** With the most frequent of similar colours for all of them: a fifth as large, and the same to look at. */
export function coarse({ rgb, ...size }: Pixels): Pixels {
  const colours = new Uint32Array(rgb.length / 3);
  const counts = new Map<number, number>();
  colours.forEach((_, at) => {
    const [red = 0, green = 0, blue = 0] = rgb.subarray(at * 3, at * 3 + 3);
    const colour = (red << 16) | (green << 8) | blue;
    colours[at] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  });
  const ascending = [...counts].toSorted(([, one], [, other]) => one - other);
  const chosen = new Map(ascending.map(([colour]) => [cellOf(colour), colour]));
  const result = new Uint8Array(rgb.length);
  colours.forEach((colour, at) => {
    const shown = chosen.get(cellOf(colour)) ?? colour;
    result.set([shown >> 16, (shown >> 8) & 255, shown & 255], at * 3);
  });
  return { ...size, rgb: result };
}

/** A colour that differs by less is the same: the rounding of `coarse`, and of an edge between two layers. */
const tolerance = 26;

/** How many pixels differ; all if the size does. */
export function countDifferent(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return one.width * one.height;
  let count = 0;
  for (let at = 0; at < one.rgb.length; at += 3) {
    const between = (channel: number) =>
      Math.abs((one.rgb[at + channel] ?? 0) - (other.rgb[at + channel] ?? 0));
    if (Math.max(between(0), between(1), between(2)) > tolerance) count += 1;
  }
  return count;
}
