import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { readUpload, refusePicture } from '../../platform/pictures/read-upload.ts';

/** Pixels along an edge: twice the largest avatar, for dense screens. */
const edge = 256;
/** Maximum bytes in a row. */
const maxStored = 60 * 1024;
const qualities = [82, 60, 30];

export interface EncodedPicture {
  content: Buffer;
  hash: string;
}

/**
 * Encodes an uploaded picture again, as a square.
 * @throws ApiError 422 for anything but a complete still JPEG, PNG or WebP
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const content = await readUpload(bytes, encode);
  return { content, hash: createHash('sha256').update(content).digest('base64url') };
}

async function encode(picture: Sharp): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const square = await picture.resize(edge, edge, { fit: 'cover' }).png().toBuffer();
  for (const quality of qualities) {
    const content = await sharp(square).webp({ quality }).toBuffer();
    if (content.length <= maxStored) return content;
  }
  throw refusePicture('pictureBroken');
}
