export type PictureKind = 'jpeg' | 'png' | 'webp';

/** Where the picture of a file ends; undefined where it does not. */
function endOf(bytes: Buffer, kind: PictureKind): number | undefined {
  if (kind === 'png') return pngEnd(bytes);
  return kind === 'jpeg' ? jpegEnd(bytes) : 8 + bytes.readUInt32LE(4);
}

function pngEnd(bytes: Buffer): number | undefined {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next;
    at = next;
  }
  return undefined;
}

function jpegEnd(bytes: Buffer): number | undefined {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) {
      // Pixels: up to the next marker.
      at = bytes.indexOf(0xff, at);
      if (at === -1) return undefined;
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2;
    const isAlone = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
    if (isAlone) at += marker === 0xff ? 1 : 2;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9 ? bytes.length : undefined;
}

/**
 * Whether a file continues with something else after its picture, such as an archive or a page with
 * a script. Cameras append a second picture, a film or notes of their maker: only known beginnings
 * of other formats are foreign.
 */
export function isForeignAfter(bytes: Buffer, kind: PictureKind): boolean {
  if (bytes.length < 12) return false;
  const end = endOf(bytes, kind);
  if (end === undefined || end >= bytes.length) return false;
  const tail = bytes.toString('latin1', end).toLowerCase();
  return foreign.some((beginning) => tail.includes(beginning));
}

const foreign = [
  'pk\x03\x04',
  '%pdf-',
  'rar!\x1a',
  '7z\xbc\xaf\x27',
  '\x7felf',
  'gif8',
  '<script',
  '<html',
  '<svg',
  '<!doctype',
  '<?php',
  '<?xml',
  '#!/',
];
