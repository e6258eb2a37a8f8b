import type { DeskPicturesRequest, DeskPicturesWire } from '@salonica/contract/v1';
import { mostSalonPictures } from '@salonica/contract/v1';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { salonImages } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { deleteUploads, type Encoded, storeUpload } from '../../platform/pictures/uploads.ts';
import { captionOf, pictureOf } from '../salons/picture-urls.ts';
import { revisionOf } from '../desk/setting-revisions.ts';
import type { CatalogueChange, OpenCatalogue } from './change-catalogue.ts';

const galleryOf = (db: Database, salonId: string) =>
  db
    .select()
    .from(salonImages)
    .where(eq(salonImages.salonId, salonId))
    .orderBy(asc(salonImages.position));

/** A salon's gallery, with the alternative texts that its page shows. */
export async function readPictures(
  db: Database,
  salonId: string,
  versioned: (path: string) => string,
): Promise<DeskPicturesWire> {
  const revision = await revisionOf(db, { salonId, part: 'pictures' });
  const gallery = await galleryOf(db, salonId);
  return {
    revision,
    pictures: gallery.map(({ id, path, captionEn, captionEl }) => ({
      id,
      ...pictureOf(path, versioned),
      caption: {
        en: captionEn ?? captionOf(path, 'en') ?? '',
        el: captionEl ?? captionOf(path, 'el') ?? '',
      },
    })),
  };
}

/**
 * Adds an encoded picture at the end of the gallery.
 * @throws ApiError 409 for a full one
 */
export async function addPicture(
  tx: Database,
  { salonId, time }: OpenCatalogue,
  encoded: Encoded,
): Promise<CatalogueChange> {
  const gallery = await galleryOf(tx, salonId);
  if (gallery.length >= mostSalonPictures) {
    throw new ApiError(409, 'wrong-state', { message: 'manyPictures' });
  }
  const path = await storeUpload(tx, salonId, encoded, new Date(time));
  const position = (gallery.at(-1)?.position ?? -1) + 1;
  await tx.insert(salonImages).values({ salonId, position, path });
  return { action: 'pictures.add', after: { path } };
}

/**
 * Writes order and texts of the gallery, and removes the pictures that are not named.
 * @throws ApiError 422 for a picture that is not in it, or is named twice
 */
export async function changePictures(
  tx: Database,
  { salonId }: OpenCatalogue,
  { pictures }: DeskPicturesRequest,
): Promise<CatalogueChange> {
  const gallery = await galleryOf(tx, salonId);
  const kept = pictures.flatMap(({ id, caption }, position) => {
    const row = gallery.find((one) => one.id === id);
    if (row === undefined) return [];
    const captions = { captionEn: orNull(caption.en), captionEl: orNull(caption.el) };
    return [{ ...row, position, ...captions }];
  });
  const ids = new Set(kept.map(({ id }) => id));
  if (ids.size !== pictures.length) {
    throw new ApiError(422, 'invalid', { fields: { pictures: 'otherField' } });
  }
  const gone = gallery.filter(({ id }) => !ids.has(id)).map(({ path }) => path);
  // Places are unique: all rows are written again.
  await tx.delete(salonImages).where(eq(salonImages.salonId, salonId));
  if (kept.length > 0) await tx.insert(salonImages).values(kept);
  await deleteUploads(tx, gone);
  return { action: 'pictures.change', after: { paths: kept.map(({ path }) => path) } };
}

const orNull = (text: string) => (text === '' ? null : text);
