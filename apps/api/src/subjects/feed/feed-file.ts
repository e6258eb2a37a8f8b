import { createHash } from 'node:crypto';
import { calendarFeed } from '@salonica/calendar';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { type BookingRow, selectBookings } from '../bookings/booking-row.ts';
import type { Database } from '../../platform/database/database.ts';
import { bookings, type calendarFeeds } from '../../platform/database/schema/index.ts';
import { languageFrom } from '../../platform/http/messages.ts';
import { calendarEvent } from '../mails/calendar-event.ts';
import { mailWords } from '../mails/words.ts';
import { factsOf } from '../notices/booking-news.ts';

/** Bookings of a feed. */
const most = 200;

type Feed = Pick<typeof calendarFeeds.$inferSelect, 'customerId' | 'language'>;

/** What a calendar program reads at a feed's address, and its version. */
export async function feedFile(db: Database, { customerId, language: stored }: Feed, now: number) {
  const language = languageFrom(stored);
  const rows = await readBookings(db, customerId, now);
  // In an order that does not change with time.
  const events = rows
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1))
    .map((row) =>
      calendarEvent(factsOf(row), isOn(row) ? 'confirmed' : 'cancelled', language, now),
    );
  const content = calendarFeed({ name: mailWords[language].feedName, events }, now);
  return { content, tag: tagOf(content) };
}

const kept = ['confirmed', 'completed'];
const cancelled = ['cancelled', 'salon_cancelled'];

const isOn = ({ status }: BookingRow): boolean => kept.includes(status);

/**
 * Those ahead first, then those that were, then those that were cancelled. Calendar programs learn of a cancellation until its day is over.
 */
async function readBookings(db: Database, customerId: string, now: number) {
  const at = new Date(now).toISOString();
  const isCancelled = inArray(bookings.status, cancelled);
  const today = sql`(${at}::timestamptz at time zone ${bookings.timeZone})::date`;
  return selectBookings(db)
    .where(
      and(
        eq(bookings.customerId, customerId),
        or(
          inArray(bookings.status, kept),
          and(isCancelled, sql`${bookings.localDate} >= ${today}`),
        ),
      ),
    )
    .orderBy(
      isCancelled,
      sql`${bookings.endsAt} <= ${at}::timestamptz`,
      sql`abs(extract(epoch from ${bookings.startsAt} - ${at}::timestamptz))`,
    )
    .limit(most);
}

/** Changes with all that is written, and so with the format, but not with the time of writing. */
export function tagOf(content: string): string {
  const lasting = content.replaceAll(/^DTSTAMP:.*\r\n/gm, '');
  return `W/"${createHash('sha256').update(lasting).digest('base64url').slice(0, 22)}"`;
}
