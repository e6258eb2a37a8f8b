import {
  hoursOn,
  type Opening,
  type OpeningTimes,
  usualHours,
  weekdayFrom1,
} from '../../domain/opening-hours.ts';
import type { OpenInterval } from '../../domain/salon.ts';
import { addDays, type PlainDate, type PlainTime, wallClock } from '../../shared/dates.ts';

/** A range of weekdays with the same hours; 1 is Monday, 7 is Sunday. */
export interface TimetableRow {
  readonly from: number;
  readonly to: number;
  /** Empty where it is closed. */
  readonly openings: readonly Opening[];
}

const friday = 5;
const week = [1, 2, 3, 4, 5, 6, 7];

/** The regular week; consecutive working days with the same hours are grouped. */
export function timetable(hours: readonly OpenInterval[]): readonly TimetableRow[] {
  const rows: TimetableRow[] = [];
  for (const weekday of week) {
    const openings = usualHours(hours, weekday);
    const before = rows.at(-1);
    const isSame = JSON.stringify(before?.openings) === JSON.stringify(openings);
    if (before !== undefined && isSame && weekday <= friday) {
      rows[rows.length - 1] = { ...before, to: weekday };
    } else rows.push({ from: weekday, to: weekday, openings });
  }
  return rows;
}

/** The latest start of appointments, if every interval has the same one. */
export function lastStartIn(hours: readonly OpenInterval[]): PlainTime | undefined {
  const [first, ...others] = new Set(hours.map(({ lastStart }) => lastStart));
  return others.length === 0 ? first : undefined;
}

/** Whether a row contains a day. */
export function isInRow({ from, to }: TimetableRow, date: PlainDate): boolean {
  const weekday = weekdayFrom1(date);
  return from <= weekday && weekday <= to;
}

export type OpenState =
  | { readonly isOpen: true; readonly until: PlainTime }
  /** `next` is null for a salon that stays closed for a long time. */
  | {
      readonly isOpen: false;
      readonly next: {
        readonly daysAhead: number;
        readonly date: PlainDate;
        readonly time: PlainTime;
      } | null;
    };

/** A salon may be closed for its holidays. */
const maxDaysAhead = 31;

/** Whether a salon is open at an instant, in its local time, and the next change. */
export function openingAt(times: OpeningTimes, timeZone: string, now: number): OpenState {
  const { date: today, time } = wallClock(timeZone, now);
  const open = hoursOn(today, times).find(({ opens, closes }) => opens <= time && time < closes);
  if (open !== undefined) return { isOpen: true, until: open.closes };
  for (let daysAhead = 0; daysAhead <= maxDaysAhead; daysAhead += 1) {
    const date = addDays(today, daysAhead);
    const next = hoursOn(date, times).find(({ opens }) => daysAhead > 0 || time < opens);
    if (next !== undefined) return { isOpen: false, next: { daysAhead, date, time: next.opens } };
  }
  return { isOpen: false, next: null };
}
