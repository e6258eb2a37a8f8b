import { storagePath } from '@salonica/contract';
import { Hono } from 'hono';
import { ApiError } from '../http/api-error.ts';
import { immutable, sendFile } from '../http/static-file.ts';
import type { PictureCatalogue } from './catalogue.ts';
import { createCompressor } from './compressed.ts';

/** A plain path may return another drawing after an update, so caches revalidate after a while. */
const revalidated = 'public, max-age=600';

/** @param cacheFolder - caches compressed drawings between runs */
export function pictureRoutes(pictures: PictureCatalogue, cacheFolder: string) {
  const compressed = createCompressor(cacheFolder);
  const app = new Hono();
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
