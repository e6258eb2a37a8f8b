import { v1Calls } from '@salonica/contract/v1/calls';
import { type Context, Hono } from 'hono';
import { ApiError } from '../../platform/http/api-error.ts';
import { serve } from '../../platform/calls/serve.ts';
import { notModified, sendJson } from '../../platform/http/json-answer.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { findPicture, removePicture, rename, storePicture } from './change-profile.ts';
import { encodePicture } from './encode-picture.ts';
import { readProfile } from './read-profile.ts';

/** A customer's profile. */
export function profileRoutes({ db, now }: Pick<ServiceOptions, 'db' | 'now'>) {
  const app = new Hono();

  serve(app, v1Calls.readProfile, async ({ c, customer }) =>
    sendJson(c, await readProfile(db, customer.id, now())),
  );

  serve(
    app,
    v1Calls.changeProfile,
    async ({ c, customer: { id }, body }) => {
      await rename(db, id, body.name);
      return answer(c, id);
    },
    { fields: { name: 'fullnameField' } },
  );

  serve(app, v1Calls.readPicture, async ({ c, customer }) => {
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
    return answer(c, id);
  });

  serve(app, v1Calls.removePicture, async ({ c, customer: { id } }) => {
    await removePicture(db, id);
    return answer(c, id);
  });

  async function answer(c: Context, id: string): Promise<Response> {
    c.header('Cache-Control', 'no-store');
    return c.json(await readProfile(db, id, now()));
  }
  return app;
}
