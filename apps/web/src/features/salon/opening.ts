import {
  addDays,
  type PlainDate,
  type PlainTime,
  wallClock,
  weekdayOf,
} from '../../shared/dates.ts';
import type { OpeningHours } from '../../domain/ports/old/salon-port.ts';

/** 1 is Monday, 7 is Sunday. */
function weekdayFrom1(date: PlainDate): number {
  return weekdayOf(date) || 7;
}

/** The row of a timetable that a day belongs to. */
export function rowOf(hours: readonly OpeningHours[], date: PlainDate): OpeningHours | undefined {
  const weekday = weekdayFrom1(date);
  return hours.find(({ from, to }) => from <= weekday && weekday <= to);
}

export type Opening =
  | { readonly isOpen: true; readonly until: PlainTime }
  /** `next` is null for a salon that never opens. */
  | {
      readonly isOpen: false;
      readonly next: {
        readonly daysAhead: number;
        readonly date: PlainDate;
        readonly time: PlainTime;
      } | null;
    };

const daysOfWeek = 7;

/** Whether a salon is open at an instant, by its own clock, and what comes next. */
export function openingAt(hours: readonly OpeningHours[], timeZone: string, now: number): Opening {
  const { date: today, time } = wallClock(timeZone, now);
  const open = rowOf(hours, today)?.open;
  if (open && open.from <= time && time < open.until) return { isOpen: true, until: open.until };
  for (let daysAhead = 0; daysAhead <= daysOfWeek; daysAhead += 1) {
    const date = addDays(today, daysAhead);
    const day = rowOf(hours, date)?.open;
    if (day && (daysAhead > 0 || time < day.from)) {
      return { isOpen: false, next: { daysAhead, date, time: day.from } };
    }
  }
  return { isOpen: false, next: null };
}
