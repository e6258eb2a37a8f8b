import type { DeskBarberWire, DeskDayWire } from '@salonica/contract/v1';
import {
  type Barber,
  deskDay,
  type HoursException,
  minutesOf,
  type Range,
  type SalonCalendar,
  wallRange,
} from '@salonica/policy';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  barberAbsences,
  barbers,
  barberShifts,
  salonExceptions,
} from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { Member } from '../../platform/identity/actor.ts';
import { instants } from '../availability/busy-rows.ts';
import { datedOf } from '../availability/calendar-rows.ts';
import type { BookingOptions } from '../bookings/request-context.ts';
import { portraitOf } from '../salons/picture-urls.ts';
import { readEntries } from './day-entries.ts';
import { rangeWire } from './range-wire.ts';
import { readAbsences } from './read-absences.ts';

/**
 * A day of a salon as its desk shows it. The version is read first: what changes meanwhile is in the
 * answer, and a reader who compares versions reads again.
 * @throws ApiError 404 where the salon has no calendar
 */
export async function readDay(
  { db, now, salonStates, versioned }: BookingOptions,
  member: Member,
  date: string,
  language: Language,
): Promise<DeskDayWire> {
  const { salonId } = member;
  const state = (await salonStates.read([salonId])).get(salonId);
  if (state === undefined) throw new ApiError(404, 'not-found');
  const { timeZone } = state.calendar;
  // The calendar of the state holds no exceptions and dated shifts of past days.
  const exceptions = await exceptionsOn(db, salonId, date);
  const team = await shiftsDated(db, state.calendar, date);
  const day = deskDay({ ...state.calendar, exceptions, barbers: team }, date);
  const { bounds, hours, reason, columns } = day;
  const entries = await readEntries(db, { member, timeZone, bounds, language, time: now() });
  const absences = await absencesOf(db, salonId, bounds);
  const present = columns.map(({ barber: { id, name, picture }, shifts }): DeskBarberWire => ({
    id,
    name: name[language],
    picture: portraitOf(picture, versioned),
    isRetired: false,
    shifts: shifts.map(rangeWire),
    absences: absences
      .filter(({ barberId }) => barberId === id)
      .map((absence) => ({
        id: absence.id,
        range: rangeWire(wallRange(timeZone, absence.range)),
      })),
  }));
  const former = entries
    .map(({ barberId }) => barberId)
    .filter((barberId) => present.every(({ id }) => id !== barberId));
  return {
    date,
    timeZone,
    version: state.version,
    startsAt: new Date(bounds.from).toISOString(),
    endsAt: new Date(bounds.until).toISOString(),
    hours: hours.map(rangeWire),
    reason: reason === null ? null : reason[language],
    barbers: [...present, ...(await retiredBarbers(db, new Set(former), versioned, language))],
    entries,
  };
}

async function exceptionsOn(
  db: Database,
  salonId: string,
  date: string,
): Promise<ReadonlyMap<string, HoursException>> {
  const rows = await db
    .select()
    .from(salonExceptions)
    .where(and(eq(salonExceptions.salonId, salonId), eq(salonExceptions.date, date)));
  return new Map(
    rows.map(({ opens, closes, reasonEn, reasonEl }) => {
      const hours =
        opens === null || closes === null
          ? []
          : [{ opens: minutesOf(opens), closes: minutesOf(closes), lastStart: null }];
      return [date, { hours, reason: { en: reasonEn, el: reasonEl } }];
    }),
  );
}

async function shiftsDated(
  db: Database,
  { salonId, barbers: team }: SalonCalendar,
  date: string,
): Promise<readonly Barber[]> {
  const rows = await db
    .select({
      barberId: barberShifts.barberId,
      date: barberShifts.date,
      starts: barberShifts.starts,
      ends: barberShifts.ends,
    })
    .from(barberShifts)
    .innerJoin(barbers, eq(barbers.id, barberShifts.barberId))
    .where(and(eq(barbers.salonId, salonId), eq(barberShifts.date, date)))
    .orderBy(barberShifts.starts);
  return team.map((barber) => ({
    ...barber,
    dated: datedOf(
      rows
        .filter(({ barberId }) => barberId === barber.id)
        .map((row) => [row.date, row.starts, row.ends]),
    ),
  }));
}

function absencesOf(db: Database, salonId: string, { from, until }: Range) {
  return readAbsences(db, salonId, sql`${barberAbsences.during} && ${instants(from, until)}`);
}

/** Barbers who have left, and whose visits of the day are still shown. */
async function retiredBarbers(
  db: Database,
  ids: ReadonlySet<string>,
  versioned: (path: string) => string,
  language: Language,
): Promise<DeskBarberWire[]> {
  if (ids.size === 0) return [];
  const known = await db
    .select()
    .from(barbers)
    .where(inArray(barbers.id, [...ids]))
    .orderBy(barbers.id);
  return known.map(({ id, nameEn, nameEl, picture }) => ({
    id,
    name: language === 'el' ? nameEl : nameEn,
    picture: portraitOf(picture, versioned),
    isRetired: true,
    shifts: [],
    absences: [],
  }));
}
