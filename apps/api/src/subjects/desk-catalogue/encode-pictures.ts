import type { Sharp } from 'sharp';
import { readUpload } from '../../platform/pictures/read-upload.ts';
import type { Encoded } from '../../platform/pictures/uploads.ts';

/** Longest edges in pixels: a lightbox on a dense screen, and a card. */
const edges = { content: 1920, card: 800 };
const least = { width: 400, height: 300 };
const avif = { quality: 55, effort: 2 } as const;

const within = (picture: Sharp, edge: number): Sharp =>
  picture.resize(edge, edge, { fit: 'inside', withoutEnlargement: true });

/** Encodes a portrait: a square, for the page of the salon on a dense screen. */
export const encodePortrait = (bytes: Buffer): Promise<Encoded> =>
  readUpload(bytes, async (picture) => ({
    content: await picture
      .resize(512, 512, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .avif(avif)
      .toBuffer(),
  }));

/**
 * Encodes a picture for a gallery and its cards.
 * @throws ApiError 422 for anything but a complete still JPEG, PNG or WebP of some size
 */
export const encodeGalleryPicture = (bytes: Buffer): Promise<Encoded> =>
  readUpload(
    bytes,
    async (picture) => {
      const { default: sharp } = await import('sharp');
      // Decoded once; without an alpha channel, which neither theme would fit.
      const { data, info } = await within(picture, edges.content)
        .flatten({ background: '#fff' })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height, channels } = info;
      const pixels = () => sharp(data, { raw: { width, height, channels } });
      return {
        content: await pixels().avif(avif).toBuffer(),
        card: await within(pixels(), edges.card).avif(avif).toBuffer(),
      };
    },
    least,
  );
