import { type HoursException, minutesOf, type Range, type SalonCalendar } from '@salonica/policy';
import { and, between, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { barbers, barberShifts, salonExceptions } from '../../platform/database/schema/index.ts';
import { datedOf } from '../availability/calendar-rows.ts';

/** A calendar with the exceptions and dated shifts of a period; states hold no past ones. */
export async function pastCalendar(
  db: Database,
  calendar: SalonCalendar,
  period: readonly [from: string, to: string],
): Promise<SalonCalendar> {
  const [exceptions, dated] = await Promise.all([
    exceptionsIn(db, calendar.salonId, period),
    datedIn(db, calendar.salonId, period),
  ]);
  const team = calendar.barbers.map((barber) => ({
    ...barber,
    dated: dated.get(barber.id) ?? new Map<string, readonly Range[]>(),
  }));
  return { ...calendar, exceptions, barbers: team };
}

async function exceptionsIn(
  db: Database,
  salonId: string,
  [from, to]: readonly [string, string],
): Promise<ReadonlyMap<string, HoursException>> {
  const rows = await db
    .select()
    .from(salonExceptions)
    .where(and(eq(salonExceptions.salonId, salonId), between(salonExceptions.date, from, to)));
  return new Map(
    rows.map(({ date, opens, closes, reasonEn, reasonEl }) => {
      const hours =
        opens === null || closes === null
          ? []
          : [{ opens: minutesOf(opens), closes: minutesOf(closes), lastStart: null }];
      return [date, { hours, reason: { en: reasonEn, el: reasonEl } }];
    }),
  );
}

/** Dated shifts by barber and day. */
async function datedIn(
  db: Database,
  salonId: string,
  [from, to]: readonly [string, string],
): Promise<ReadonlyMap<string, ReadonlyMap<string, readonly Range[]>>> {
  const { barberId, date, starts, ends } = barberShifts;
  const rows = await db
    .select({ barberId, date, starts, ends })
    .from(barberShifts)
    .innerJoin(barbers, eq(barbers.id, barberId))
    .where(and(eq(barbers.salonId, salonId), between(date, from, to)));
  return new Map(
    [...Map.groupBy(rows, (row) => row.barberId)].map(([id, own]) => [
      id,
      datedOf(own.map((row) => [row.date, row.starts, row.ends])),
    ]),
  );
}
