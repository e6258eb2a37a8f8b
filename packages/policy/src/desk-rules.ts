import type { SalonCalendar } from './calendar.ts';
import { day, minute } from './plain-time.ts';

/** Starts at the desk, in minutes: finer than those that customers choose from. */
const deskSlotMinutes = 5;
/** A walk-in is entered after the visit has begun. */
const deskGrace = 30 * minute;
/** How early a customer can arrive. */
const earliestArrival = 3 * 60 * minute;
/** How long a mark can be corrected, after the end of the visit. */
const correctable = 7 * day;

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const allDay = 24 * 60;

/**
 * The calendar as its desk books in it: without lead time, horizon and latest start, also while the
 * salon is paused. Hours, shifts and absences are the same as for customers.
 * @param isAnyHour - the salon decided to work outside of its hours; absences still hold
 */
export function deskCalendar(calendar: SalonCalendar, isAnyHour = false): SalonCalendar {
  const terms = {
    isPaused: false,
    slotMinutes: deskSlotMinutes,
    leadMinutes: 0,
    horizonDays: 366,
  };
  if (isAnyHour) {
    const open = [{ opens: 0, closes: allDay, lastStart: null }];
    const shifts = new Map(weekdays.map((weekday) => [weekday, [{ from: 0, until: allDay }]]));
    return {
      ...calendar,
      ...terms,
      hours: new Map(weekdays.map((weekday) => [weekday, open])),
      exceptions: new Map(),
      barbers: calendar.barbers.map((barber) => ({ ...barber, hours: shifts, dated: new Map() })),
    };
  }
  const exceptions = [...calendar.exceptions].map(
    ([date, exception]) =>
      [
        date,
        { ...exception, hours: exception.hours.map((hours) => ({ ...hours, lastStart: null })) },
      ] as const,
  );
  return {
    ...calendar,
    ...terms,
    hours: new Map(
      [...calendar.hours].map(([weekday, hours]) => [
        weekday,
        hours.map((interval) => ({ ...interval, lastStart: null })),
      ]),
    ),
    exceptions: new Map(exceptions),
  };
}

/** The time that a desk's booking rules count as the present. */
export const deskNow = (now: number): number => now - deskGrace;

/** What the salon says about a visit; `confirmed` takes an earlier mark back. */
export type DeskMark = 'confirmed' | 'arrived' | 'completed' | 'no_show';

export interface MarkTerms {
  status: string;
  startsAt: Date;
  endsAt: Date;
}

/** When a visit can be marked, in milliseconds since 1970. */
export const markTimes = ({ startsAt, endsAt }: Pick<MarkTerms, 'startsAt' | 'endsAt'>) => ({
  arrivedFrom: startsAt.getTime() - earliestArrival,
  servedFrom: startsAt.getTime(),
  markedUntil: endsAt.getTime() + correctable,
});

/** Why a visit cannot be marked now, or null. */
export function markRefusal(
  { status, startsAt, endsAt }: MarkTerms,
  mark: DeskMark,
  now: number,
): 'wrong-state' | null {
  const isKnown = status === 'confirmed' || status === 'completed' || status === 'no_show';
  const { arrivedFrom, servedFrom, markedUntil } = markTimes({ startsAt, endsAt });
  if (!isKnown || now > markedUntil) return 'wrong-state';
  const earliest = mark === 'arrived' ? arrivedFrom : servedFrom;
  return mark === 'confirmed' || now >= earliest ? null : 'wrong-state';
}

/** Why the salon cannot move or cancel a visit now, or null. */
export const deskChangeRefusal = (
  { status, endsAt }: MarkTerms,
  now: number,
): 'wrong-state' | null =>
  status === 'confirmed' && endsAt.getTime() > now ? null : 'wrong-state';

/** Why the salon cannot take a cancellation of its own back now, or null. */
export const deskRestoreRefusal = (
  { status, startsAt }: MarkTerms,
  now: number,
): 'wrong-state' | null =>
  status === 'salon_cancelled' && startsAt.getTime() > now ? null : 'wrong-state';
