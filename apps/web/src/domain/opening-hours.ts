import { type PlainDate, type PlainTime, weekdayOf } from '../shared/dates.ts';
import type { HoursException, OpenInterval, SalonDetails } from './salon.ts';

export type OpeningTimes = Pick<SalonDetails, 'hours' | 'exceptions'>;

/** From one time to another. */
export interface Opening {
  readonly opens: PlainTime;
  readonly closes: PlainTime;
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayFrom1(date: PlainDate): number {
  return weekdayOf(date) || 7;
}

/** The regular hours of a weekday, in chronological order; empty where it is closed. */
export function usualHours(hours: readonly OpenInterval[], weekday: number): readonly Opening[] {
  return hours
    .filter((interval) => interval.weekday === weekday)
    .map(({ opens, closes }) => ({ opens, closes }))
    .toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
}

/** The hours of a salon on a day; empty where it is closed. */
export function hoursOn(date: PlainDate, { hours, exceptions }: OpeningTimes): readonly Opening[] {
  const exception = exceptionOn(date, exceptions);
  if (exception === undefined) return usualHours(hours, weekdayFrom1(date));
  const { opens, closes } = exception;
  return opens === null || closes === null ? [] : [{ opens, closes }];
}

export function exceptionOn(
  date: PlainDate,
  exceptions: readonly HoursException[],
): HoursException | undefined {
  return exceptions.find((exception) => exception.date === date);
}

const week = [1, 2, 3, 4, 5, 6, 7];

/** Weekdays without opening hours. */
export function closedWeekdays(hours: readonly OpenInterval[]): readonly number[] {
  return week.filter((weekday) => usualHours(hours, weekday).length === 0);
}
