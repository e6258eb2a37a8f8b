import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { ApiError } from '../../platform/http/api-error.ts';
import { serve, serveResponse } from '../../platform/calls/serve.ts';
import { notModified } from '../../platform/http/json-response.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { findPicture, removePicture, rename, storePicture } from './change-profile.ts';
import { encodePicture } from './encode-picture.ts';
import { readProfile } from './read-profile.ts';

/** A customer's profile. */
export function profileRoutes({ db, now }: Pick<ServiceOptions, 'db' | 'now'>) {
  const app = new Hono();

  serve(app, v1Calls.readProfile, ({ customer }) => readProfile(db, customer.id, now()));

  serve(
    app,
    v1Calls.changeProfile,
    async ({ customer: { id }, body }) => {
      await rename(db, id, body.name);
      return readProfile(db, id, now());
    },
    { fields: { name: 'fullnameField' } },
  );

  serveResponse(app, v1Calls.readPicture, async ({ c, customer }) => {
    const picture = await findPicture(db, customer.id);
    if (picture === undefined) throw new ApiError(404, 'not-found');
    const known = notModified(c, picture.hash);
    if (known !== undefined) return known;
    return c.body(new Uint8Array(picture.content), 200, {
      'Content-Type': 'image/webp',
      'Content-Length': String(picture.content.length),
      'Content-Disposition': 'inline; filename="picture.webp"',
    });
  });

  serve(app, v1Calls.changePicture, async ({ c, customer: { id } }) => {
    const picture = await encodePicture(Buffer.from(await c.req.arrayBuffer()));
    await storePicture(db, id, picture, new Date(now()));
    return readProfile(db, id, now());
  });

  serve(app, v1Calls.removePicture, async ({ customer: { id } }) => {
    await removePicture(db, id);
    return readProfile(db, id, now());
  });
  return app;
}
