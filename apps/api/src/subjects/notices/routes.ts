import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import { serve } from '../../platform/calls/serve.ts';
import { transact } from '../../platform/database/transact.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { countUnread, listNotices, markRead } from './list.ts';
import { readPreferences, storePreference } from './preferences.ts';

/** The caller's notices and notification settings. */
export function noticeRoutes({ db, now }: Pick<ServiceOptions, 'db' | 'now'>) {
  const app = new Hono();

  serve(app, v1Calls.listNotices, ({ customer, language, query }) =>
    listNotices(db, customer.id, language, query.cursor),
  );

  serve(app, v1Calls.countUnreadNotices, async ({ customer }) => ({
    unread: await countUnread(db, customer.id),
  }));

  serve(app, v1Calls.markNoticesRead, async ({ customer, body }) => ({
    unread: await transact(db, (tx) => markRead(tx, customer.id, body.ids, now())),
  }));

  serve(app, v1Calls.readNoticePreferences, async ({ customer }) => ({
    preferences: await readPreferences(db, customer.id),
  }));

  serve(app, v1Calls.changeNoticePreferences, async ({ customer, body }) => {
    await storePreference(db, customer.id, body);
    return { preferences: await readPreferences(db, customer.id) };
  });
  return app;
}
