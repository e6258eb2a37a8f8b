import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { ApiError } from '../../platform/http/api-error.ts';
import type { MessageKey } from '../../platform/http/messages.ts';

/** Pixels along an edge: twice the largest avatar, for dense screens. */
const edge = 256;
/** Maximum pixels to decode; a picture of a few kilobytes can claim billions. */
const maxPixels = 50_000_000;
/** Maximum bytes in a row. */
const maxStored = 60 * 1024;
const qualities = [82, 60, 30];

/** Limited, because decoding takes memory and a core. */
const inTurn = pLimit(2);

type Kind = 'jpeg' | 'png' | 'webp';

/** The type by the first bytes, independent of the name or the header. */
function kindOf(bytes: Buffer): Kind | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return undefined;
}

const refuse = (message: MessageKey): ApiError =>
  new ApiError(422, 'invalid', { message, fields: { picture: message } });

export interface EncodedPicture {
  content: Buffer;
  hash: string;
}

/**
 * Decodes an uploaded picture and encodes it again: upright, a square, without any other data of
 * the file.
 *
 * @throws ApiError 422 for anything but a complete still JPEG, PNG or WebP
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const kind = kindOf(bytes);
  if (kind === undefined) throw refuse('pictureKind');
  // Only animated files have the chunk, before their first picture.
  if (kind === 'png' && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL')) {
    throw refuse('pictureMoves');
  }
  return inTurn(async () => {
    const content = await decode(bytes);
    return { content, hash: createHash('sha256').update(content).digest('base64url') };
  });
}

async function decode(bytes: Buffer): Promise<Buffer> {
  // Loaded on first use: most processes never need it.
  const { default: sharp } = await import('sharp');
  // Reads only the header: nothing is decoded before the size is known.
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (found === undefined) throw refuse('pictureBroken');
  if ((found.pages ?? 1) > 1) throw refuse('pictureMoves');
  if (found.width * found.height > maxPixels) throw refuse('pictureHuge');
  const square = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning' })
    .autoOrient()
    .resize(edge, edge, { fit: 'cover' })
    .timeout({ seconds: 10 })
    .png()
    .toBuffer()
    .catch(() => undefined);
  if (square === undefined) throw refuse('pictureBroken');
  for (const quality of qualities) {
    const content = await sharp(square).webp({ quality }).toBuffer();
    if (content.length <= maxStored) return content;
  }
  throw refuse('pictureBroken');
}
