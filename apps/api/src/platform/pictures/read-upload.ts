import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { ApiError } from '../http/api-error.ts';
import type { MessageKey } from '../http/messages.ts';
import { isForeignAfter, type PictureKind } from './picture-end.ts';

/** Maximum pixels to decode; a picture of a few kilobytes can claim billions. */
const maxPixels = 50_000_000;

/** Limited, because decoding takes memory and a core. */
const inTurn = pLimit(2);

/** The type by the first bytes, independent of the name or the header. */
function kindOf(bytes: Buffer): PictureKind | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return undefined;
}

export const refusePicture = (message: MessageKey): ApiError =>
  new ApiError(422, 'invalid', { message, fields: { picture: message } });

/**
 * Decodes an uploaded picture, upright, for `encode`. Its output has nothing of the file but the
 * pixels.
 * @param least - minimum edges in pixels
 * @throws ApiError 422 for anything but a complete still JPEG, PNG or WebP
 */
export async function readUpload<Result>(
  bytes: Buffer,
  encode: (picture: Sharp) => Promise<Result>,
  least = { width: 1, height: 1 },
): Promise<Result> {
  const kind = kindOf(bytes);
  if (kind === undefined) throw refusePicture('pictureKind');
  // Only animated files have the chunk, before their first picture.
  if (kind === 'png' && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL')) {
    throw refusePicture('pictureMoves');
  }
  if (isForeignAfter(bytes, kind)) throw refusePicture('pictureForeign');
  return inTurn(async () => {
    // Loaded on first use: most processes never need it.
    const { default: sharp } = await import('sharp');
    // Reads only the header: nothing is decoded before the size is known.
    const found = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => undefined);
    if (found === undefined) throw refusePicture('pictureBroken');
    if ((found.pages ?? 1) > 1) throw refusePicture('pictureMoves');
    if (found.width * found.height > maxPixels) throw refusePicture('pictureHuge');
    const [short, long] = [found.width, found.height].toSorted((a, b) => a - b);
    const isSmall = (short ?? 0) < least.height || (long ?? 0) < least.width;
    if (isSmall) throw refusePicture('pictureSmall');
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning' })
      .autoOrient()
      .timeout({ seconds: 20 });
    try {
      return await encode(picture);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw refusePicture('pictureBroken');
    }
  });
}
