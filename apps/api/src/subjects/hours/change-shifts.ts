import type { DeskShiftDayRequest, DeskShiftsRequest } from '@salonica/contract/v1';
import {
  type Barber,
  minutesOf,
  type Range,
  type SalonCalendar,
  wallClock,
} from '@salonica/policy';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  barberHours,
  barberShifts,
  settingRevisions,
} from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { PartChange } from '../desk/change-settings.ts';
import { shiftsPart } from './read-shifts.ts';

type Shifts = NonNullable<DeskShiftDayRequest['shifts']>;

/** A day of a barber. */
export interface BarberDate {
  salonId: string;
  barberId: string;
  date: string;
}

const rangeOf = ({ starts, ends }: Shifts[number]): Range => ({
  from: minutesOf(starts),
  until: minutesOf(ends),
});

/** Other weekly shifts of a barber. */
export function shiftsChange(barberId: string, { week }: DeskShiftsRequest): PartChange {
  const hours = new Map<number, Range[]>();
  for (const { weekday, ...shift } of week) {
    hours.set(weekday, [...(hours.get(weekday) ?? []), rangeOf(shift)]);
  }
  return {
    part: shiftsPart(barberId),
    plan: (before) => withBarber(before, barberId, (barber) => ({ ...barber, hours })),
    async write(tx) {
      await tx.delete(barberHours).where(eq(barberHours.barberId, barberId));
      if (week.length === 0) return;
      await tx.insert(barberHours).values(week.map((shift) => ({ barberId, ...shift })));
    },
    frees: { barberId },
    record: { action: 'shifts.change', subject: barberId, after: { week } },
  };
}

/** Other shifts of a barber on a day: null for those of the weekday, empty for a day off. */
export function shiftDayChange(
  { salonId, barberId, date }: BarberDate,
  shifts: Shifts | null,
  time: number,
): PartChange {
  return {
    part: shiftsPart(barberId),
    plan(before) {
      // What happened is not changed.
      if (date < wallClock(before.timeZone, time).date) throw new ApiError(409, 'wrong-state');
      return withBarber(before, barberId, (barber) => {
        const dated = new Map(barber.dated);
        if (shifts === null) dated.delete(date);
        else dated.set(date, shifts.map(rangeOf));
        return { ...barber, dated };
      });
    },
    write: (tx) => storeShifts(tx, { salonId, barberId, date }, shifts),
    frees: { barberId, date },
    record: { action: 'shift-day.change', subject: barberId, after: { date, shifts } },
  };
}

/** Dated shifts that follow from another change, which an open editor of the barber's shifts notices. */
export async function writeShifts(
  tx: Database,
  day: BarberDate,
  shifts: Shifts | null,
): Promise<void> {
  await storeShifts(tx, day, shifts);
  await tx
    .insert(settingRevisions)
    .values({ salonId: day.salonId, part: shiftsPart(day.barberId), revision: 1 })
    .onConflictDoUpdate({
      target: [settingRevisions.salonId, settingRevisions.part],
      set: { revision: sql`${settingRevisions.revision} + 1` },
    });
}

async function storeShifts(
  tx: Database,
  { barberId, date }: BarberDate,
  shifts: Shifts | null,
): Promise<void> {
  await tx
    .delete(barberShifts)
    .where(and(eq(barberShifts.barberId, barberId), eq(barberShifts.date, date)));
  if (shifts === null) return;
  const rows = shifts.length === 0 ? [{ starts: null, ends: null }] : shifts;
  await tx.insert(barberShifts).values(rows.map((shift) => ({ barberId, date, ...shift })));
}

/** @throws ApiError 404 for a barber who is not in the team */
export function withBarber(
  calendar: SalonCalendar,
  barberId: string,
  change: (barber: Barber) => Barber,
): SalonCalendar {
  const { barbers } = calendar;
  if (barbers.every(({ id }) => id !== barberId)) throw new ApiError(404, 'not-found');
  return {
    ...calendar,
    barbers: barbers.map((barber) => (barber.id === barberId ? change(barber) : barber)),
  };
}
