import type { ClockChange, ZoneClock } from './zone-transitions.ts';

const minuteLength = 60_000;
const dayLength = 24 * 60 * minuteLength;
const weekLength = 7 * dayLength;

/** A yearly change of the clocks, such as on the last Sunday of March at 03:00. */
export interface YearlyChange {
  /** From 1. */
  readonly month: number;
  /** From 0, Sunday. */
  readonly weekday: number;
  /** Which of these weekdays of the month, from 1; the last one is -1. */
  readonly nth: number;
  /** Milliseconds after midnight on the clocks before the change. */
  readonly time: number;
  /** The first one that was read. */
  readonly first: ClockChange;
}

/** Clocks that never change, or twice a year by the same two rules. */
export type ZoneRule =
  | { readonly fixed: { readonly offset: number; readonly since: number } }
  | { readonly standard: YearlyChange; readonly daylight: YearlyChange };

/** The rule of a zone's clocks in the years that were read; undefined where they have none. */
export function ruleOf(clock: ZoneClock): ZoneRule | undefined {
  const { changes, firstYear, lastYear } = clock;
  if (changes.length === 0) {
    const since = Date.UTC(firstYear, 0, 1);
    return { fixed: { offset: clock.offsetAt(since), since } };
  }
  const years = lastYear - firstYear + 1;
  const daylight = yearlyChange(changes.filter(isForward), years);
  const standard = yearlyChange(
    changes.filter((change) => !isForward(change)),
    years,
  );
  return daylight === undefined || standard === undefined ? undefined : { standard, daylight };
}

const isForward = ({ before, after }: ClockChange): boolean => after > before;

/** What changes have in common, if there is one in each year. */
function yearlyChange(changes: readonly ClockChange[], years: number): YearlyChange | undefined {
  const [first] = changes;
  if (first === undefined || changes.length !== years) return undefined;
  const days = changes.map(dayOf);
  const { month, weekday, nth, time, year } = dayOf(first);
  const isLast = days.every((day) => day.isLast);
  const rule = { month, weekday, nth: isLast ? -1 : nth, time, first };
  const isRegular = changes.every(
    ({ before, after }, index) =>
      before === first.before &&
      after === first.after &&
      days[index]?.local === onsetIn(year + index, rule),
  );
  return isRegular ? rule : undefined;
}

/** The day of a change, on the clocks before it. */
function dayOf({ instant, before }: ClockChange) {
  const local = instant + before * minuteLength;
  const day = new Date(local);
  const month = day.getUTCMonth();
  return {
    local,
    year: day.getUTCFullYear(),
    month: month + 1,
    weekday: day.getUTCDay(),
    nth: Math.ceil(day.getUTCDate() / 7),
    isLast: new Date(local + weekLength).getUTCMonth() !== month,
    time: local % dayLength,
  };
}

/** The local time of a change in a year, as the milliseconds that UTC would have at that time. */
export function onsetIn(year: number, { month, weekday, nth, time }: YearlyChange): number {
  // Counted from the first day of the month, or back from the last.
  const edge = nth > 0 ? Date.UTC(year, month - 1, 1) : Date.UTC(year, month, 0);
  const edgeWeekday = new Date(edge).getUTCDay();
  const days =
    nth > 0
      ? ((weekday - edgeWeekday + 7) % 7) + (nth - 1) * 7
      : -((edgeWeekday - weekday + 7) % 7);
  return edge + days * dayLength + time;
}
