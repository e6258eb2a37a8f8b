import { storagePath } from '@salonica/contract';
import { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { immutable, sendFile } from '../http/static-file.ts';
import type { PictureCatalogue } from './catalogue.ts';
import { createCompressor } from './compressed.ts';
import { createUploads } from './uploads.ts';

/** A plain path may return another drawing after an update, so caches revalidate after a while. */
const revalidated = 'public, max-age=600';

export interface PictureOptions {
  db: Database;
  pictures: PictureCatalogue;
  /** Caches compressed drawings between runs. */
  pictureCache: string;
}

export function pictureRoutes({ db, pictures, pictureCache }: PictureOptions) {
  const compressed = createCompressor(pictureCache);
  const findUpload = createUploads(db);
  const app = new Hono();
  app.get(`${storagePath}uploads/:name{[0-9a-f-]+\\.avif}`, async (c) => {
    const content = await findUpload(`uploads/${c.req.param('name')}`);
    if (content === undefined) throw new ApiError(404, 'not-found');
    return sendFile(c, {
      type: 'image/avif',
      cacheControl: immutable,
      hash: c.req.param('name'),
      encodings: ['identity'],
      read: async () => content,
    });
  });
  app.get(`${storagePath}*`, async (c) => {
    const picture = pictures.find(c.req.path.slice(storagePath.length));
    if (picture === undefined) throw new ApiError(404, 'not-found');
    const isText = picture.type === 'image/svg+xml';
    return sendFile(c, {
      type: picture.type,
      cacheControl: picture.isVersioned ? immutable : revalidated,
      hash: picture.hash,
      encodings: isText ? ['br', 'gzip', 'identity'] : ['identity'],
      read: (encoding) => compressed(picture, encoding),
    });
  });
  return app;
}
