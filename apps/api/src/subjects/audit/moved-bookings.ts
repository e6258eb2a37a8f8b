import { asc, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bookings } from '../../platform/database/schema/index.ts';
import { mostFound } from './most-found.ts';

/** Rows per query, so that calls run in between. */
const batch = 1000;

interface Appointment {
  localDate: string;
  localTime: string;
  timeZone: string;
  startsAt: Date;
}

/** Whether the instant matches the agreed day and time on the zone's clocks, by today's rules. */
function isAgreed({ localDate, localTime, timeZone, startsAt }: Appointment): boolean {
  const agreed = Temporal.PlainDate.from(localDate).toPlainDateTime(localTime);
  const shown = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(
    timeZone,
  );
  return shown.toPlainDateTime().equals(agreed);
}

/**
 * Bookings whose instant differs from their day and time: because of a bug, or changed rules of the
 * zone.
 */
export async function findMovedBookings(db: Database): Promise<readonly string[]> {
  const found: string[] = [];
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .select({
        id: bookings.id,
        localDate: bookings.localDate,
        localTime: bookings.localTime,
        timeZone: bookings.timeZone,
        startsAt: bookings.startsAt,
      })
      .from(bookings)
      .where(gt(bookings.id, last))
      .orderBy(asc(bookings.id))
      .limit(batch);
    found.push(...rows.filter((row) => !isAgreed(row)).map(({ id }) => id));
    const { id } = rows.at(-1) ?? {};
    if (id === undefined || found.length >= mostFound) return found.slice(0, mostFound);
    last = id;
  }
}
