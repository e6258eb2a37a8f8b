import type { DeskTouchedWire } from '@salonica/contract/v1';
import { day, isTouched, type SalonCalendar, suggestStarts, wallRange } from '@salonica/policy';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bookings, customers } from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import { readBusy } from '../availability/busy-rows.ts';
import { draftOf } from '../bookings/move.ts';
import { rangeWire } from './range-wire.ts';
import { readTelling, toldNobody } from './telling.ts';

/** A salon's calendar before and after a change. */
export interface ChangedCalendar {
  before: SalonCalendar;
  after: SalonCalendar;
}

/** Upcoming visits from which a change takes something that they need; by start. */
export async function findTouched(tx: Database, { before, after }: ChangedCalendar, time: number) {
  const rows = await tx
    .select({
      id: bookings.id,
      revision: bookings.revision,
      barberId: bookings.barberId,
      serviceId: bookings.serviceId,
      location: bookings.location,
      date: bookings.localDate,
      time: bookings.localTime,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.salonId, before.salonId),
        eq(bookings.status, 'confirmed'),
        gt(bookings.endsAt, new Date(time)),
      ),
    )
    .orderBy(bookings.startsAt, bookings.id);
  return rows.filter(({ startsAt, endsAt, ...booking }) => {
    const visit = { ...booking, from: startsAt.getTime(), until: endsAt.getTime() };
    return isTouched(before, after, visit);
  });
}

export type TouchedRow = Awaited<ReturnType<typeof findTouched>>[number];

/** Touched bookings as a member decides about them, each with free starts after the change. */
export async function describeTouched(
  tx: Database,
  rows: readonly TouchedRow[],
  after: SalonCalendar,
  { language, time }: { language: Language; time: number },
): Promise<DeskTouchedWire[]> {
  const names = await namesOf(tx, rows);
  const { salonId, horizonDays, timeZone } = after;
  const until = time + (horizonDays + 2) * day;
  const busy = await readBusy(tx, { salonId, from: time - day, until });
  const found = suggestStarts(
    after,
    busy,
    rows.map((row) => draftOf(after, row, { ...row, time: row.time.slice(0, 5) })),
    time,
  );
  const barberOf = (barberId: string) => ({
    id: barberId,
    name: after.barbers.find(({ id }) => id === barberId)?.name[language] ?? '',
  });
  return rows.map((row, index) => {
    const { id, revision, barberId, serviceId, startsAt, endsAt } = row;
    const known = names.get(id);
    const visit = { from: startsAt.getTime(), until: endsAt.getTime() };
    return {
      id,
      revision,
      visit: rangeWire(wallRange(timeZone, visit)),
      service: { id: serviceId, name: known?.service[language] ?? '' },
      barber: { id: barberId, name: known?.barber[language] ?? '' },
      customerName: known?.customer ?? null,
      told: known?.told ?? toldNobody,
      suggestions: (found[index] ?? []).map(({ date, time: at, barberIds }) => ({
        date,
        time: at,
        barber: barberOf(barberIds.find((one) => one === barberId) ?? barberIds[0] ?? barberId),
      })),
      problem: null,
    };
  });
}

async function namesOf(tx: Database, rows: readonly TouchedRow[]) {
  const found = await tx
    .select({
      id: bookings.id,
      names: bookings.names,
      customer: sql<string | null>`coalesce(${customers.fullname}, ${bookings.guestName})`,
      source: bookings.source,
      customerId: bookings.customerId,
      guestId: bookings.guestId,
      guestName: bookings.guestName,
      guestEmail: bookings.guestEmail,
    })
    .from(bookings)
    .leftJoin(customers, eq(customers.id, bookings.customerId))
    .where(
      inArray(
        bookings.id,
        rows.map(({ id }) => id),
      ),
    );
  const told = await readTelling(tx, found);
  return new Map(
    found.map(({ id, names, customer }, index) => [id, { ...names, customer, told: told[index] }]),
  );
}
