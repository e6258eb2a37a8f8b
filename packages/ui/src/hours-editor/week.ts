import { minutesOf, timeOf } from './times.ts';

/** A part of a weekday in which a place is open. */
export interface HoursInterval {
  /** ISO: 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** `HH:MM`, 24 hours. */
  opens: string;
  /** `HH:MM`; midnight is `24:00`. */
  closes: string;
  /** The latest start of a visit; null where only closing limits it. */
  lastStart?: string | null | undefined;
}

/** An interval that cannot be kept as it is. */
export interface HoursProblem {
  /** Position in the value. */
  index: number;
  /** ISO: 1 is Monday. */
  weekday: number;
  /** The field to correct. */
  field: 'opens' | 'closes' | 'lastStart';
  /** It does not close after it opens, it overlaps an earlier one, or its last start is outside. */
  problem: 'order' | 'overlap' | 'outside';
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Monday to Friday. */
export const workingDays: readonly number[] = weekdays.slice(0, 5);

/** Hours of the first day that opens. */
const usual = { opens: '09:00', closes: '18:00' };

/** Below this length an interval has no room for a break. */
const shortest = 180;
const breakLength = 60;

export const hoursOfDay = (
  value: readonly HoursInterval[],
  weekday: number,
): readonly HoursInterval[] => value.filter((interval) => interval.weekday === weekday);

function problemAt(
  value: readonly HoursInterval[],
  interval: HoursInterval,
  index: number,
): Pick<HoursProblem, 'field' | 'problem'> | null {
  const { weekday, opens, closes, lastStart } = interval;
  if (closes <= opens) return { field: 'closes', problem: 'order' };
  const overlaps = value.some(
    (other, place) =>
      place < index &&
      other.weekday === weekday &&
      other.opens < other.closes &&
      other.opens < closes &&
      other.closes > opens,
  );
  if (overlaps) return { field: 'opens', problem: 'overlap' };
  const isOutside = typeof lastStart === 'string' && (lastStart < opens || lastStart >= closes);
  return isOutside ? { field: 'lastStart', problem: 'outside' } : null;
}

/**
 * What keeps hours from being stored, by their position in the value; empty where they can be. A
 * `HoursEditor` shows the same at its fields.
 *
 * @example
 * if (hoursProblems(hours).length > 0) return;
 */
export function hoursProblems(value: readonly HoursInterval[]): readonly HoursProblem[] {
  return value.flatMap((interval, index) => {
    const found = problemAt(value, interval, index);
    return found === null ? [] : [{ index, weekday: interval.weekday, ...found }];
  });
}

/** The week with other hours on a day, in the order of the week. */
export function withDay(
  value: readonly HoursInterval[],
  weekday: number,
  hours: readonly HoursInterval[],
): HoursInterval[] {
  return weekdays.flatMap((day) =>
    day === weekday ? hours.map((one) => ({ ...one, weekday })) : hoursOfDay(value, day),
  );
}

/** Hours for a day that opens: those of the day before it, otherwise of the first day with hours. */
export function hoursToOpen(
  value: readonly HoursInterval[],
  weekday: number,
): readonly HoursInterval[] {
  const open = weekdays.filter((day) => hoursOfDay(value, day).length > 0);
  const model = open.findLast((day) => day < weekday) ?? open[0];
  if (model === undefined) return [{ weekday, ...usual }];
  return hoursOfDay(value, model).map((interval) => ({ ...interval, weekday }));
}

/** A day with a break. */
export interface WithBreak {
  hours: readonly HoursInterval[];
  /** Of the interval after the break. */
  place: number;
  /** The break itself. */
  from: string;
  until: string;
}

/** A break in the middle of the longest interval; null where none has room for one. */
export function withBreak(hours: readonly HoursInterval[], step: number): WithBreak | null {
  const length = ({ opens, closes }: HoursInterval) => minutesOf(closes) - minutesOf(opens);
  const [longest] = hours.toSorted((a, b) => length(b) - length(a));
  if (longest === undefined || length(longest) < shortest) return null;
  const place = hours.indexOf(longest);
  const { opens, closes, lastStart } = longest;
  const middle = (minutesOf(opens) + minutesOf(closes) - breakLength) / 2;
  const start = Math.round(middle / step) * step;
  const from = timeOf(start);
  const until = timeOf(start + breakLength);
  const staysLast = typeof lastStart === 'string' && lastStart >= until;
  const before: HoursInterval = { ...longest, closes: from };
  const after: HoursInterval = { ...longest, opens: until };
  if (lastStart !== undefined) {
    before.lastStart = null;
    after.lastStart = staysLast ? lastStart : null;
  }
  return { hours: hours.toSpliced(place, 1, before, after), place: place + 1, from, until };
}

/** The week with the hours of one day on others as well. */
export function copied(
  value: readonly HoursInterval[],
  weekday: number,
  to: readonly number[],
): HoursInterval[] {
  const hours = hoursOfDay(value, weekday);
  return weekdays.flatMap((day) =>
    to.includes(day) ? hours.map((one) => ({ ...one, weekday: day })) : hoursOfDay(value, day),
  );
}
