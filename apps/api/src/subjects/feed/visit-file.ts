import { calendarFile } from '@salonica/calendar';
import { day } from '@salonica/policy';
import { and, eq, gt } from 'drizzle-orm';
import { selectBookings } from '../bookings/booking-row.ts';
import type { Database } from '../../platform/database/database.ts';
import { bookings } from '../../platform/database/schema/index.ts';
import { languageFrom } from '../../platform/http/messages.ts';
import { calendarEvent } from '../mails/calendar-event.ts';
import { factsOf } from '../notices/booking-news.ts';

/** How long after a visit its file can be read. */
const lifetime = 30 * day;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The calendar file of one booking by its token; undefined for an unknown one, and after its time. */
export async function visitFile(
  db: Database,
  token: string,
  now: number,
): Promise<{ content: string; name: string } | undefined> {
  if (!uuid.test(token)) return undefined;
  const isKnown = eq(bookings.calendarToken, token);
  const isRecent = gt(bookings.endsAt, new Date(now - lifetime));
  const [row] = await selectBookings(db).where(and(isKnown, isRecent));
  if (row === undefined) return undefined;
  const isOn = row.status === 'confirmed' || row.status === 'completed';
  const language = languageFrom(row.language);
  const event = calendarEvent(factsOf(row), isOn ? 'confirmed' : 'cancelled', language, now);
  const { content } = calendarFile(event, now);
  return { content, name: `appointment-${row.localDate}.ics` };
}
