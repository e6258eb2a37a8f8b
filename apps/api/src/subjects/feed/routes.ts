import { v1Calls } from '@salonica/contract/v1/calls';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { serve } from '../../platform/calls/serve.ts';
import { calendarFeeds } from '../../platform/database/schema/index.ts';
import { hasTag } from '../../platform/http/etag.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { hashToken, newGuestToken } from '../../platform/identity/guests.ts';
import { requireRecentSignIn } from '../../platform/identity/recent-sign-in.ts';
import { feedFile } from './feed-file.ts';
import { visitFile } from './visit-file.ts';

const pathOf = (token: string) => `/calendar/${token}.ics`;

/** A private URL at which calendar programs read a customer's bookings. */
export function feedRoutes({ db, now }: Pick<ServiceOptions, 'db' | 'now'>) {
  const app = new Hono();

  serve(app, v1Calls.readCalendarFeed, async ({ customer: { id } }) => {
    const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.customerId, id));
    return { createdAt: feed?.createdAt.toISOString() ?? null };
  });

  serve(app, v1Calls.createCalendarFeed, async ({ customer, language }) => {
    const customerId = customer.id;
    // The URL outlives the session that makes it.
    requireRecentSignIn(customer, now());
    const token = newGuestToken();
    const createdAt = new Date(now());
    const values = { tokenHash: hashToken(token), language, createdAt };
    await db
      .insert(calendarFeeds)
      .values({ customerId, ...values })
      .onConflictDoUpdate({ target: calendarFeeds.customerId, set: values });
    return { path: pathOf(token), createdAt: createdAt.toISOString() };
  });

  serve(app, v1Calls.deleteCalendarFeed, async ({ customer: { id } }) => {
    await db.delete(calendarFeeds).where(eq(calendarFeeds.customerId, id));
    return { createdAt: null };
  });

  app.get('/calendar/:file{[\\w-]{43}\\.ics}', async (c) => {
    const token = c.req.param('file').slice(0, -'.ics'.length);
    const [feed] = await db
      .select()
      .from(calendarFeeds)
      .where(eq(calendarFeeds.tokenHash, hashToken(token)));
    c.header('Cache-Control', 'private, no-cache');
    c.header('X-Robots-Tag', 'noindex');
    if (feed === undefined) return c.notFound();
    const { content, tag } = await feedFile(db, feed, now());
    c.header('ETag', tag);
    if (hasTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304);
    return c.body(content, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
  });

  app.get('/calendar/visits/:file{[\\da-f-]{36}\\.ics}', async (c) => {
    const token = c.req.param('file').slice(0, -'.ics'.length);
    c.header('Cache-Control', 'private, no-cache');
    c.header('X-Robots-Tag', 'noindex');
    const visit = await visitFile(db, token, now());
    if (visit === undefined) return c.notFound();
    return c.body(visit.content, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${visit.name}"`,
    });
  });
  return app;
}
