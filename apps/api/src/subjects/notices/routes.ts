import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { serve } from '../../platform/calls/serve.ts';
import { transact } from '../../platform/database/transact.ts';
import { languageOf } from '../../platform/http/api-error.ts';
import { sendJson } from '../../platform/http/json-answer.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { countUnread, listNotices, markRead } from './list.ts';
import { readPreferences, storePreference } from './preferences.ts';

/** The caller's notices and notification settings. */
export function noticeRoutes({ db, now }: Pick<ServiceOptions, 'db' | 'now'>) {
  const app = new Hono();

  serve(app, v1Calls.listNotices, async ({ c, customer, query }) =>
    sendJson(c, await listNotices(db, customer.id, languageOf(c), query.cursor)),
  );

  serve(app, v1Calls.countUnreadNotices, async ({ c, customer }) =>
    sendJson(c, { unread: await countUnread(db, customer.id) }),
  );

  serve(app, v1Calls.markNoticesRead, async ({ c, customer, body }) => {
    const unread = await transact(db, (tx) => markRead(tx, customer.id, body.ids, now()));
    c.header('Cache-Control', 'no-store');
    return c.json({ unread });
  });

  serve(app, v1Calls.readNoticePreferences, async ({ c, customer }) =>
    sendJson(c, { preferences: await readPreferences(db, customer.id) }),
  );

  serve(app, v1Calls.changeNoticePreferences, async ({ c, customer, body }) => {
    await storePreference(db, customer.id, body);
    c.header('Cache-Control', 'no-store');
    return c.json({ preferences: await readPreferences(db, customer.id) });
  });
  return app;
}
