import type { DeskHoursWire } from '@salonica/contract/v1';
import { chosenFor, type SalonCalendar, wallClock } from '@salonica/policy';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { salonExceptions, salonHours } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { BookingOptions } from '../bookings/request-context.ts';
import { revisionOf } from '../desk/setting-revisions.ts';

/** The part of the settings with the hours of a salon. */
export const hoursPart = 'hours';

/** `HH:mm` of a time of the database. */
export const shortTime = (time: string): string => time.slice(0, 5);

/** The weekly hours of a salon, and its days with other ones. */
export async function readHours(
  { db, now, salonStates }: BookingOptions,
  salonId: string,
  language: Language,
): Promise<DeskHoursWire> {
  const calendar = (await salonStates.read([salonId])).get(salonId)?.calendar;
  if (calendar === undefined) throw new ApiError(404, 'not-found');
  const today = wallClock(calendar.timeZone, now()).date;
  // First, so that a change meanwhile is noticed when it is written.
  const revision = await revisionOf(db, { salonId, part: hoursPart });
  return {
    revision,
    week: await weekOf(db, salonId),
    exceptions: await exceptionsFrom(db, calendar, today),
    barbers: calendar.barbers.map(({ id, name }) => ({ id, name: name[language] })),
  };
}

async function weekOf(db: Database, salonId: string): Promise<DeskHoursWire['week']> {
  const rows = await db
    .select()
    .from(salonHours)
    .where(eq(salonHours.salonId, salonId))
    .orderBy(asc(salonHours.weekday), asc(salonHours.opens));
  return rows.map(({ weekday, opens, closes, lastStart }) => ({
    weekday,
    opens: shortTime(opens),
    closes: shortTime(closes),
    lastStart: lastStart === null ? null : shortTime(lastStart),
  }));
}

async function exceptionsFrom(
  db: Database,
  calendar: SalonCalendar,
  today: string,
): Promise<DeskHoursWire['exceptions']> {
  const { salonId } = calendar;
  const rows = await db
    .select()
    .from(salonExceptions)
    .where(and(eq(salonExceptions.salonId, salonId), gte(salonExceptions.date, today)))
    .orderBy(asc(salonExceptions.date));
  return rows.map(({ date, opens, closes, reasonEn, reasonEl }) => ({
    date,
    hours:
      opens === null || closes === null
        ? null
        : { opens: shortTime(opens), closes: shortTime(closes) },
    reason: { en: reasonEn, el: reasonEl },
    barberIds: [...chosenFor(calendar, date)],
  }));
}
