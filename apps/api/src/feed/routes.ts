import { createHash } from 'node:crypto';
import { calendarFeed } from '@salonica/calendar';
import { v1Paths } from '@salonica/contract/v1';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { selectBookings } from '../bookings/booking-row.ts';
import type { Database } from '../database/database.ts';
import { bookings, calendarFeeds } from '../database/schema/index.ts';
import { languageOf } from '../http/api-error.ts';
import { hasTag } from '../http/etag.ts';
import { sendJson } from '../http/json-answer.ts';
import { type Language, languageFrom } from '../http/messages.ts';
import type { ServiceOptions } from '../http/service-options.ts';
import { requireCustomer } from '../identity/actor.ts';
import { hashToken, newGuestToken } from '../identity/guests.ts';
import { requireRecentSignIn } from '../identity/recent-sign-in.ts';
import { calendarEvent } from '../mails/visit-words.ts';
import { mailWords } from '../mails/words.ts';
import { factsOf } from '../notices/booking-news.ts';

/** Bookings of a feed, latest first. */
const most = 200;

const pathOf = (token: string) => `/calendar/${token}.ics`;

/** A private URL at which calendar programs read a customer's bookings. */
export function feedRoutes({ db, now }: Pick<ServiceOptions, 'db' | 'now'>) {
  const app = new Hono();

  app.get(v1Paths.calendarFeed, async (c) => {
    const { id } = await requireCustomer(c);
    const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.customerId, id));
    return sendJson(c, { createdAt: feed?.createdAt.toISOString() ?? null });
  });

  app.post(v1Paths.calendarFeed, async (c) => {
    const customer = await requireCustomer(c);
    const customerId = customer.id;
    // The URL outlives the session that makes it.
    requireRecentSignIn(customer, now());
    const token = newGuestToken();
    const createdAt = new Date(now());
    const values = { tokenHash: hashToken(token), language: languageOf(c), createdAt };
    await db
      .insert(calendarFeeds)
      .values({ customerId, ...values })
      .onConflictDoUpdate({ target: calendarFeeds.customerId, set: values });
    c.header('Cache-Control', 'no-store');
    return c.json({ path: pathOf(token), createdAt: createdAt.toISOString() });
  });

  app.delete(v1Paths.calendarFeed, async (c) => {
    const { id } = await requireCustomer(c);
    await db.delete(calendarFeeds).where(eq(calendarFeeds.customerId, id));
    c.header('Cache-Control', 'no-store');
    return c.json({ createdAt: null });
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
    const { events, tag } = await readEvents(db, feed.customerId, languageFrom(feed.language));
    c.header('ETag', tag);
    if (hasTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304);
    const name = mailWords[languageFrom(feed.language)].feedName;
    return c.body(calendarFeed({ name, events }, now()), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
    });
  });
  return app;
}

/** Includes cancelled bookings, so that calendar programs learn of the cancellation. */
async function readEvents(db: Database, customerId: string, language: Language) {
  const rows = await selectBookings(db)
    .where(
      and(
        eq(bookings.customerId, customerId),
        inArray(bookings.status, ['confirmed', 'completed', 'cancelled', 'salon_cancelled']),
      ),
    )
    .orderBy(desc(bookings.startsAt))
    .limit(most);
  const events = rows.map((row) => {
    const isOn = row.status === 'confirmed' || row.status === 'completed';
    return calendarEvent(factsOf(row), isOn ? 'confirmed' : 'cancelled', language);
  });
  const hash = createHash('sha256').update(JSON.stringify(events)).digest('base64url');
  return { events, tag: `W/"${hash.slice(0, 22)}"` };
}
