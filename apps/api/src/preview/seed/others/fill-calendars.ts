import {
  addDays,
  type Busy,
  day,
  priceOf,
  type SalonCalendar,
  utcMidnight,
  wallClock,
} from '@salonica/policy';
import { and, eq, inArray, isNull, lt, max, sql } from 'drizzle-orm';
import {
  type BlockRow,
  blockRows,
  busyOf,
  instants,
} from '../../../subjects/availability/busy-rows.ts';
import { readCalendars } from '../../../subjects/availability/calendar-rows.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  bookingBlocks,
  bookings,
  customers,
  salonClock,
  salons,
} from '../../../platform/database/schema/index.ts';
import { uuidOf } from '../ids.ts';
import { insertRows } from '../bulk.ts';
import { customersOfDay, otherCustomers } from './other-customers.ts';
import { type OtherVisit, visitsOfDay } from './visits-of-day.ts';

const ofOthers = inArray(
  bookings.customerId,
  otherCustomers.map(({ id }) => id),
);

/** One more than the bookable days, so that a new day is never empty. */
const daysAhead = 31;

/** Days per transaction: bookings wait for it. */
const daysAtOnce = 8;

/** The time zone of the sample salons. */
const zone = 'Europe/Athens';

/**
 * Adds visits of other people to the days of the next month that have none yet, and removes old
 * ones.
 */
export async function fillCalendars(db: Database, now: number): Promise<void> {
  await db.insert(customers).values(otherCustomers).onConflictDoNothing();
  await db.delete(bookings).where(and(ofOthers, lt(bookings.endsAt, new Date(now - 2 * day))));
  const today = wallClock(zone, now).date;
  const from = addDays((await lastFilledDay(db)) ?? addDays(today, -1), 1);
  const until = addDays(today, daysAhead);
  for (let date = from > today ? from : today; date <= until; date = addDays(date, daysAtOnce)) {
    const days = Array.from({ length: daysAtOnce }, (_, index) => addDays(date, index));
    await fillDays(
      db,
      days.filter((one) => one <= until),
      now,
    );
  }
  // A plan for the tables as they were takes seconds in the full ones.
  await db.execute(sql`analyze ${customers}, ${bookings}, ${bookingBlocks}`);
}

/** Days are filled in order, up to this one. */
async function lastFilledDay(db: Database): Promise<string | null> {
  const [row] = await db
    .select({ date: max(bookings.localDate) })
    .from(bookings)
    .where(ofOthers);
  return row?.date ?? null;
}

async function fillDays(db: Database, dates: readonly string[], now: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Blocks bookings and other processes meanwhile. The lock order is the same everywhere.
    const clocks = await tx
      .select({ id: salonClock.salonId })
      .from(salonClock)
      .innerJoin(salons, and(eq(salons.id, salonClock.salonId), isNull(salons.retiredAt)))
      .orderBy(salonClock.salonId)
      .for('update', { of: salonClock });
    const last = (await lastFilledDay(tx)) ?? '';
    const missing = dates.filter((date) => date > last);
    const [first] = missing;
    if (first === undefined) return;
    const busy = await busyFrom(tx, first, missing.length);
    const calendars = await readCalendars(
      tx,
      clocks.map(({ id }) => id),
      now,
    );
    const rows = calendars.flatMap(({ calendar }) =>
      missing.flatMap((date) => rowsOf(calendar, busy, date)),
    );
    if (rows.length === 0) return;
    await insertRows(
      tx,
      bookings,
      rows.map(({ booking }) => booking),
    );
    await insertRows(
      tx,
      bookingBlocks,
      rows.flatMap(({ blocks }) => blocks),
    );
    await tx.update(salonClock).set({ version: sql`${salonClock.version} + 1` });
  });
}

/** The ranges that customers occupy. */
async function busyFrom(tx: Database, date: string, days: number): Promise<Busy> {
  const midnight = utcMidnight(date);
  const [from, until] = [midnight - day, midnight + (days + 1) * day];
  const { rows } = await tx.execute<{ blocks: BlockRow[] | null }>(sql`
    select ${blockRows} as blocks from booking_blocks b where b.during && ${instants(from, until)}`);
  return busyOf(rows[0]?.blocks ?? []);
}

function rowsOf(calendar: SalonCalendar, busy: Busy, date: string) {
  const customerOf = customersOfDay(calendar.salonId, date);
  return visitsOfDay(calendar, busy, date).map((visit, index) =>
    rowOf(calendar, customerOf(index), date, visit),
  );
}

function rowOf(
  calendar: SalonCalendar,
  customerId: string,
  date: string,
  { service, member, time, startsAt, endsAt, blocks }: OtherVisit,
) {
  const id = uuidOf(`other ${member.id} ${date} ${time}`);
  return {
    booking: {
      id,
      salonId: calendar.salonId,
      customerId,
      serviceId: service.id,
      barberId: member.id,
      localDate: date,
      localTime: time,
      timeZone: calendar.timeZone,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      status: 'confirmed',
      ...priceOf(calendar, service, member, 'salon'),
      currency: calendar.currency,
      location: 'salon',
      address: '',
      notes: '',
      names: { salon: calendar.name, service: service.name, barber: member.name },
      language: 'el',
      revision: 0,
      createdAt: new Date(startsAt - 40 * day),
    },
    blocks: blocks.map(({ from, until }, index) => ({
      id: uuidOf(`${id} ${index}`),
      bookingId: id,
      barberId: member.id,
      during: `[${new Date(from).toISOString()},${new Date(until).toISOString()})`,
    })),
  };
}
