import type { DeskExceptionRequest, DeskHoursRequest } from '@salonica/contract/v1';
import {
  chosenFor,
  type HoursException,
  minutesOf,
  type OpenHours,
  wallClock,
  withException,
} from '@salonica/policy';
import { and, eq } from 'drizzle-orm';
import { salonExceptions, salonHours } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { PartChange } from '../desk/change-settings.ts';
import { requireBarber } from '../desk/range-text.ts';
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
    frees: { barberId: null },
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
  const hours = exception?.hours ?? null;
  const chosen = new Set(hours === null ? [] : exception?.barberIds);
  let before: readonly string[] = [];
  return {
    part: hoursPart,
    plan(calendar) {
      // What happened is not changed.
      if (date < wallClock(calendar.timeZone, time).date) throw new ApiError(409, 'wrong-state');
      for (const id of chosen) requireBarber(calendar, id);
      before = chosenFor(calendar, date);
      return withException(calendar, date, exceptionOf(exception), [...chosen]);
    },
    async write(tx) {
      await tx
        .delete(salonExceptions)
        .where(and(eq(salonExceptions.salonId, salonId), eq(salonExceptions.date, date)));
      for (const barberId of before.filter((id) => !chosen.has(id))) {
        await writeShifts(tx, { salonId, barberId, date }, null);
      }
      if (exception === null) return;
      const { reason } = exception;
      const { opens, closes } = hours ?? { opens: null, closes: null };
      const reasons = { reasonEn: reason.en, reasonEl: reason.el };
      await tx.insert(salonExceptions).values({ salonId, date, opens, closes, ...reasons });
      if (hours === null) return;
      const shift = { starts: hours.opens, ends: hours.closes };
      for (const barberId of chosen) await writeShifts(tx, { salonId, barberId, date }, [shift]);
    },
    frees: { barberId: null, date },
    record: { action: 'exception.change', subject: salonId, after: { date, exception } },
  };
}

function exceptionOf(exception: DeskExceptionRequest['exception']): HoursException | null {
  if (exception === null) return null;
  const { hours, reason } = exception;
  return { hours: hours === null ? [] : [openHours({ ...hours, lastStart: null })], reason };
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
