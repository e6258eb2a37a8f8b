import { profileRequestSchema, v1Paths } from '@salonica/contract/v1';
import { type Context, Hono } from 'hono';
import { ApiError } from '../http/api-error.ts';
import { readBody } from '../http/input.ts';
import { notModified, sendJson } from '../http/json-answer.ts';
import type { ServiceOptions } from '../http/service-options.ts';
import { requireCustomer } from '../identity/actor.ts';
import { findPicture, removePicture, rename, storePicture } from './change-profile.ts';
import { encodePicture } from './encode-picture.ts';
import { readProfile } from './read-profile.ts';

/** A customer's profile. */
export function profileRoutes({ db, now }: Pick<ServiceOptions, 'db' | 'now'>) {
  const app = new Hono();

  app.get(v1Paths.profile, async (c) => {
    const { id } = await requireCustomer(c);
    return sendJson(c, await readProfile(db, id, now()));
  });

  app.patch(v1Paths.profile, async (c) => {
    await requireCustomer(c);
    const { name } = await readBody(c, profileRequestSchema, { name: 'fullnameField' });
    return change(c, (id) => rename(db, id, name));
  });

  app.get(v1Paths.profilePicture, async (c) => {
    const { id } = await requireCustomer(c);
    const picture = await findPicture(db, id);
    if (picture === undefined) throw new ApiError(404, 'not-found');
    const known = notModified(c, picture.hash);
    if (known !== undefined) return known;
    return c.body(new Uint8Array(picture.content), 200, {
      'Content-Type': 'image/webp',
      'Content-Length': String(picture.content.length),
      'Content-Disposition': 'inline; filename="picture.webp"',
    });
  });

  app.put(v1Paths.profilePicture, async (c) => {
    await requireCustomer(c);
    const picture = await encodePicture(Buffer.from(await c.req.arrayBuffer()));
    return change(c, (id) => storePicture(db, id, picture, new Date(now())));
  });

  app.delete(v1Paths.profilePicture, (c) => change(c, (id) => removePicture(db, id)));

  async function change(c: Context, run: (id: string) => Promise<void>): Promise<Response> {
    const { id } = await requireCustomer(c);
    await run(id);
    c.header('Cache-Control', 'no-store');
    return c.json(await readProfile(db, id, now()));
  }
  return app;
}
