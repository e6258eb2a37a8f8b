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

/**
 * The calendar as its desk books in it: without lead time, horizon and latest start. Hours, shifts and
 * absences are the same as for customers.
 */
export function deskCalendar(calendar: SalonCalendar): SalonCalendar {
  const exceptions = [...calendar.exceptions].map(
    ([date, exception]) =>
      [
        date,
        { ...exception, hours: exception.hours.map((hours) => ({ ...hours, lastStart: null })) },
      ] as const,
  );
  return {
    ...calendar,
    slotMinutes: deskSlotMinutes,
    leadMinutes: 0,
    horizonDays: 366,
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

/** Why a visit cannot be marked now, or null. */
export function markRefusal(
  { status, startsAt, endsAt }: MarkTerms,
  mark: DeskMark,
  now: number,
): 'wrong-state' | null {
  const isKnown = status === 'confirmed' || status === 'completed' || status === 'no_show';
  if (!isKnown || now > endsAt.getTime() + correctable) return 'wrong-state';
  const earliest = startsAt.getTime() - (mark === 'arrived' ? earliestArrival : 0);
  return mark === 'confirmed' || now >= earliest ? null : 'wrong-state';
}

/** Why the salon cannot move or cancel a visit now, or null. */
export const deskChangeRefusal = (
  { status, endsAt }: MarkTerms,
  now: number,
): 'wrong-state' | null =>
  status === 'confirmed' && endsAt.getTime() > now ? null : 'wrong-state';
