import {
  noticePreferenceSchema,
  noticesQuerySchema,
  readNoticesRequestSchema,
  v1Paths,
} from '@salonica/contract/v1';
import { Hono } from 'hono';
import { transact } from '../database/transact.ts';
import { languageOf } from '../http/api-error.ts';
import { readBody, readQuery } from '../http/input.ts';
import { sendJson } from '../http/json-answer.ts';
import type { ServiceOptions } from '../http/service-options.ts';
import { requireCustomer } from '../identity/actor.ts';
import { countUnread, listNotices, markRead } from './list.ts';
import { readPreferences, storePreference } from './preferences.ts';

/** The caller's notices and notification settings. */
export function noticeRoutes({ db, now }: Pick<ServiceOptions, 'db' | 'now'>) {
  const app = new Hono();

  app.get(v1Paths.notices, async (c) => {
    const { id } = await requireCustomer(c);
    const { cursor } = readQuery(c, noticesQuerySchema);
    return sendJson(c, await listNotices(db, id, languageOf(c), cursor));
  });

  app.get(v1Paths.unreadNotices, async (c) => {
    const { id } = await requireCustomer(c);
    return sendJson(c, { unread: await countUnread(db, id) });
  });

  app.post(v1Paths.readNotices, async (c) => {
    const { id } = await requireCustomer(c);
    const { ids } = await readBody(c, readNoticesRequestSchema);
    const unread = await transact(db, (tx) => markRead(tx, id, ids, now()));
    c.header('Cache-Control', 'no-store');
    return c.json({ unread });
  });

  app.get(v1Paths.noticePreferences, async (c) => {
    const { id } = await requireCustomer(c);
    return sendJson(c, { preferences: await readPreferences(db, id) });
  });

  app.put(v1Paths.noticePreferences, async (c) => {
    const { id } = await requireCustomer(c);
    await storePreference(db, id, await readBody(c, noticePreferenceSchema));
    c.header('Cache-Control', 'no-store');
    return c.json({ preferences: await readPreferences(db, id) });
  });
  return app;
}
