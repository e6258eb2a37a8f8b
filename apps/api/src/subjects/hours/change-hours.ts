import type { DeskExceptionRequest, DeskHoursRequest } from '@salonica/contract/v1';
import {
  type HoursException,
  minutesOf,
  type OpenHours,
  type SalonCalendar,
  wallClock,
} from '@salonica/policy';
import { and, eq } from 'drizzle-orm';
import { salonExceptions, salonHours } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { notifyFreed } from '../bookings/notify-freed.ts';
import type { PartChange } from '../desk/change-settings.ts';
import { rangeOf } from '../desk/range-text.ts';
import { hoursPart } from './read-hours.ts';
import { writeShifts } from './change-shifts.ts';

/** Other weekly hours of a salon. */
export function hoursChange(salonId: string, { week }: DeskHoursRequest): PartChange {
  const hours = new Map<number, OpenHours[]>();
  for (const { weekday, ...interval } of week) {
    hours.set(weekday, [...(hours.get(weekday) ?? []), openHours(interval)]);
  }
  return {
    part: hoursPart,
    plan: (before) => ({ ...before, hours }),
    async write(tx) {
      await tx.delete(salonHours).where(eq(salonHours.salonId, salonId));
      if (week.length === 0) return;
      await tx.insert(salonHours).values(week.map((interval) => ({ salonId, ...interval })));
    },
    record: { action: 'hours.change', subject: salonId, after: { week } },
  };
}

/** A day on which a salon is closed, open at other hours, or as on its weekday again. */
export function exceptionChange(
  salonId: string,
  date: string,
  { exception }: Pick<DeskExceptionRequest, 'exception'>,
  time: number,
): PartChange {
  return {
    part: hoursPart,
    plan(before) {
      // What happened is not changed.
      if (date < wallClock(before.timeZone, time).date) throw new ApiError(409, 'wrong-state');
      return withException(before, date, exception);
    },
    async write(tx, { timeZone }) {
      await tx
        .delete(salonExceptions)
        .where(and(eq(salonExceptions.salonId, salonId), eq(salonExceptions.date, date)));
      if (exception === null) return;
      const { hours, reason, barberIds } = exception;
      const { opens, closes } = hours ?? { opens: null, closes: null };
      const reasons = { reasonEn: reason.en, reasonEl: reason.el };
      await tx.insert(salonExceptions).values({ salonId, date, opens, closes, ...reasons });
      if (hours === null) return;
      const shift = { starts: hours.opens, ends: hours.closes };
      for (const barberId of new Set(barberIds)) {
        await writeShifts(tx, { salonId, barberId, date }, [shift]);
      }
      const range = rangeOf(timeZone, { date, ...shift, lastDate: date });
      // Customers who wait for the day hear of it.
      await notifyFreed(tx, { salonId, barberId: null, range });
    },
    record: { action: 'exception.change', subject: salonId, after: { date, exception } },
  };
}

/** @throws ApiError 409 for a barber who is not in the team */
function withException(
  before: SalonCalendar,
  date: string,
  exception: DeskExceptionRequest['exception'],
): SalonCalendar {
  const exceptions = new Map(before.exceptions);
  exceptions.delete(date);
  if (exception === null) return { ...before, exceptions };
  const { hours, reason, barberIds } = exception;
  const unknown = barberIds.find((id) => before.barbers.every((barber) => barber.id !== id));
  if (unknown !== undefined) throw new ApiError(409, 'not-bookable', { nearest: [] });
  const changed: HoursException = {
    hours: hours === null ? [] : [openHours({ ...hours, lastStart: null })],
    reason,
  };
  exceptions.set(date, changed);
  if (hours === null) return { ...before, exceptions };
  const shift = { from: minutesOf(hours.opens), until: minutesOf(hours.closes) };
  return {
    ...before,
    exceptions,
    barbers: before.barbers.map((barber) =>
      barberIds.includes(barber.id)
        ? { ...barber, dated: new Map([...barber.dated, [date, [shift]]]) }
        : barber,
    ),
  };
}

const openHours = ({
  opens,
  closes,
  lastStart,
}: Omit<DeskHoursRequest['week'][number], 'weekday'>): OpenHours => ({
  opens: minutesOf(opens),
  closes: minutesOf(closes),
  lastStart: lastStart === null ? null : minutesOf(lastStart),
});
