import { and, asc, desc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { bookings } from '../../platform/database/schema/index.ts';
import { cursorOf, instantKeySchema, readCursor } from '../../platform/http/cursor.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type BookingRow, ownedBy, selectBookings } from './booking-row.ts';

/** Bookings per page. */
const pageSize = 10;

export interface ListQuery {
  actor: Actor;
  when: 'upcoming' | 'past';
  salonId?: string | undefined;
  cursor?: string | undefined;
  time: number;
}

export interface BookingPage {
  rows: readonly BookingRow[];
  nextCursor: string | null;
}

/** Page cursor: the start and the id of the last booking. */
const cursorSchema = v.tuple([instantKeySchema, v.pipe(v.string(), v.uuid())]);

/** Upcoming bookings, next first, or past and cancelled ones, latest first. */
export async function listBookings(db: Database, query: ListQuery): Promise<BookingPage> {
  const { actor, when, salonId, cursor, time } = query;
  const isUpcoming = when === 'upcoming';
  const ended = readCursor(cursor, cursorSchema);
  const rows = await selectBookings(db)
    .where(
      and(
        ownedBy(actor),
        isUpcoming ? upcomingAt(time) : pastAt(time),
        salonId === undefined ? undefined : eq(bookings.salonId, salonId),
        ended === undefined ? undefined : after(ended, isUpcoming),
      ),
    )
    .orderBy(
      isUpcoming ? asc(bookings.startsAt) : desc(bookings.startsAt),
      isUpcoming ? asc(bookings.id) : desc(bookings.id),
    )
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    rows: page,
    nextCursor:
      last === undefined || rows.length <= pageSize
        ? null
        : cursorOf([last.startsAt.toISOString(), last.id]),
  };
}

/** A visit in progress counts as upcoming. */
const upcomingAt = (time: number) =>
  and(eq(bookings.status, 'confirmed'), gt(bookings.endsAt, new Date(time)));

const pastAt = (time: number) =>
  or(
    and(eq(bookings.status, 'confirmed'), lte(bookings.endsAt, new Date(time))),
    sql`${bookings.status} in ('completed', 'no_show', 'cancelled', 'salon_cancelled')`,
  );

const after = ([startsAt, id]: [string, string], isUpcoming: boolean): SQL =>
  isUpcoming
    ? sql`(${bookings.startsAt}, ${bookings.id}) > (${startsAt}::timestamptz, ${id}::uuid)`
    : sql`(${bookings.startsAt}, ${bookings.id}) < (${startsAt}::timestamptz, ${id}::uuid)`;
