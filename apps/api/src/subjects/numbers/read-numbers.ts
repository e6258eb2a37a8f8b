import type { DeskNumbersWire, MoneyWire } from '@salonica/contract/v1';
import { addDays, dayClock, daysOf, type Range, wallClock } from '@salonica/policy';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rangeEdges } from '../../platform/database/range-edges.ts';
import { barberAbsences, barbers } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import { instants } from '../availability/busy-rows.ts';
import type { SalonStates } from '../availability/salon-states.ts';
import { type Booked, type BookingCount, readBooked } from './booked.ts';
import { type OpenMinutes, openMinutes } from './open-minutes.ts';
import { pastCalendar } from './past-calendar.ts';

export interface NumbersOptions {
  db: Database;
  now: () => number;
  salonStates: SalonStates;
}

export interface NumbersRequest {
  salonId: string;
  /** How many days, today included. */
  days: number;
  language: Language;
}

/**
 * How a salon does: its bookings, their revenue, and how much of the working time they take.
 * @throws ApiError 404 where the salon has no calendar
 */
export async function readNumbers(
  { db, now, salonStates }: NumbersOptions,
  { salonId, days, language }: NumbersRequest,
): Promise<DeskNumbersWire> {
  const state = (await salonStates.read([salonId])).get(salonId);
  if (state === undefined) throw new ApiError(404, 'not-found');
  const { timeZone, currency } = state.calendar;
  const to = wallClock(timeZone, now()).date;
  const from = addDays(to, 1 - days);
  const period = {
    from: dayClock(timeZone, from).opening(0),
    until: dayClock(timeZone, to).closing(24 * 60),
  };
  const [booked, calendar, absences] = await Promise.all([
    readBooked(db, { salonId, timeZone, ...period }, language),
    pastCalendar(db, state.calendar, [from, to]),
    absencesIn(db, salonId, period),
  ]);
  const open = openMinutes(calendar, [from, to], absences);
  return numbersOf(booked, open, { from, to, currency });
}

interface Frame {
  from: string;
  to: string;
  currency: string;
}

const isVisit = ({ status }: BookingCount) =>
  status === 'confirmed' || status === 'completed' || status === 'no_show';

const sumOf = (rows: readonly BookingCount[]) => rows.reduce((sum, { count }) => sum + count, 0);

const revenueOf = (rows: readonly BookingCount[]) =>
  rows.reduce((sum, { minor, status }) => (status === 'no_show' ? sum : sum + minor), 0);

function numbersOf(booked: Booked, open: OpenMinutes, frame: Frame): DeskNumbersWire {
  const { from, to, currency } = frame;
  const { counts, minutes, people, serviceNames, team } = booked;
  const money = (minor: number): MoneyWire => ({ minor, currency });
  const kept = counts.filter(isVisit);
  const countWhere = (fits: (row: BookingCount) => boolean) => sumOf(counts.filter(fits));
  const groups = (key: (row: BookingCount) => string) => Map.groupBy(kept, key);
  const byDate = groups(({ date }) => date);
  const byBarber = groups(({ barberId }) => barberId);
  const byService = groups(({ serviceId }) => serviceId);
  const booking = (fits: (row: Booked['minutes'][number]) => boolean) =>
    minutes.filter(fits).reduce((sum, row) => sum + row.minutes, 0);
  const openIn = (hour: number) =>
    [...open.values()].reduce((sum, hours) => sum + (hours.get(hour) ?? 0), 0);
  return {
    from,
    to,
    bookings: {
      total: sumOf(kept),
      online: sumOf(kept.filter(({ source }) => source === 'online')),
      walkIn: sumOf(kept.filter(({ source }) => source === 'walk-in')),
      phone: sumOf(kept.filter(({ source }) => source === 'phone')),
      cancelled: countWhere(({ status }) => status === 'cancelled'),
      salonCancelled: countWhere(({ status }) => status === 'salon_cancelled'),
    },
    noShows: countWhere(({ status }) => status === 'no_show'),
    customers: people,
    revenue: money(revenueOf(kept)),
    days: Array.from(daysOf(from, to), (date) => {
      const rows = byDate.get(date) ?? [];
      return { date, bookings: sumOf(rows), revenue: money(revenueOf(rows)) };
    }),
    barbers: team
      .filter(({ id }) => open.has(id) || byBarber.has(id))
      .map(({ id, name }) => ({
        id,
        name,
        bookings: sumOf(byBarber.get(id) ?? []),
        bookedMinutes: booking(({ barberId }) => barberId === id),
        openMinutes: [...(open.get(id)?.values() ?? [])].reduce((sum, length) => sum + length, 0),
      })),
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      bookedMinutes: booking((row) => row.hour === hour),
      openMinutes: openIn(hour),
    })).filter(({ bookedMinutes, openMinutes: length }) => bookedMinutes > 0 || length > 0),
    services: [...byService]
      .map(([id, rows]) => ({
        id,
        name: serviceNames.get(id) ?? '',
        bookings: sumOf(rows),
        revenue: money(revenueOf(rows)),
      }))
      .toSorted((a, b) => b.revenue.minor - a.revenue.minor || b.bookings - a.bookings),
  };
}

async function absencesIn(
  db: Database,
  salonId: string,
  { from, until }: Range,
): Promise<ReadonlyMap<string, readonly Range[]>> {
  const rows = await db
    .select({ barberId: barberAbsences.barberId, ...rangeEdges(barberAbsences.during) })
    .from(barberAbsences)
    .innerJoin(barbers, eq(barbers.id, barberAbsences.barberId))
    .where(
      and(eq(barbers.salonId, salonId), sql`${barberAbsences.during} && ${instants(from, until)}`),
    );
  const byBarber = Map.groupBy(rows, ({ barberId }) => barberId);
  return new Map(
    [...byBarber].map(([id, own]) => [
      id,
      own.map((absence) => ({ from: absence.from, until: absence.until })),
    ]),
  );
}
