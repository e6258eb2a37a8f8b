import type { DeskShiftsWire } from '@salonica/contract/v1';
import { type Range, timeText, wallClock, wallRange } from '@salonica/policy';
import { and, eq, like, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { barberAbsences, settingRevisions } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { Member } from '../../platform/identity/actor.ts';
import type { BookingOptions } from '../bookings/request-context.ts';
import { rangeWire } from '../desk/range-wire.ts';
import { readAbsences } from '../desk/read-absences.ts';
import { portraitOf } from '../salons/picture-urls.ts';

const prefix = 'shifts:';

/** The part of the settings with the shifts of a barber. */
export const shiftsPart = (barberId: string): string => `${prefix}${barberId}`;

/** When the team works; a barber sees the own column. */
export async function readShifts(
  { db, now, salonStates, versioned }: BookingOptions,
  { salonId, role, barberId: own }: Member,
  language: Language,
): Promise<DeskShiftsWire> {
  // First, so that a change meanwhile is noticed when it is written.
  const revisions = await revisionsOf(db, salonId);
  const calendar = (await salonStates.read([salonId])).get(salonId)?.calendar;
  if (calendar === undefined) throw new ApiError(404, 'not-found');
  const { timeZone } = calendar;
  const today = wallClock(timeZone, now()).date;
  const absences = await absencesFrom(db, salonId, now());
  return {
    barbers: calendar.barbers
      .filter(({ id }) => role !== 'barber' || id === own)
      .map(({ id, name, picture, hours, dated }) => ({
        id,
        name: name[language],
        picture: portraitOf(picture, versioned),
        revision: revisions.get(shiftsPart(id)) ?? 0,
        week: [...hours]
          .toSorted(([a], [b]) => a - b)
          .flatMap(([weekday, shifts]) =>
            shifts.map((shift) => ({ weekday, ...shiftWire(shift) })),
          ),
        days: [...dated]
          .filter(([date]) => date >= today)
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([date, shifts]) => ({ date, shifts: shifts.map(shiftWire) })),
        absences: absences
          .filter(({ barberId }) => barberId === id)
          .map(({ id: absence, range }) => ({
            id: absence,
            range: rangeWire(wallRange(timeZone, range)),
          })),
      })),
  };
}

const shiftWire = ({ from, until }: Range) => ({
  starts: timeText(from),
  ends: until === 24 * 60 ? '24:00' : timeText(until),
});

async function revisionsOf(db: Database, salonId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select()
    .from(settingRevisions)
    .where(and(eq(settingRevisions.salonId, salonId), like(settingRevisions.part, `${prefix}%`)));
  return new Map(rows.map(({ part, revision }) => [part, revision]));
}

function absencesFrom(db: Database, salonId: string, time: number) {
  const since = new Date(time).toISOString();
  return readAbsences(db, salonId, sql`upper(${barberAbsences.during}) > ${since}::timestamptz`);
}
