/** Milliseconds. */
export const minute = 60_000;
export const day = 24 * 60 * minute;

/** Minutes since midnight of `HH:mm`, with or without seconds. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

const two = (value: number) => String(value).padStart(2, '0');

const texts = Array.from(
  { length: 24 * 60 },
  (_, minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
);

/** Minutes since midnight as `HH:mm`; those after midnight belong to the next day. */
export function timeText(minutes: number): string {
  return texts[minutes % texts.length] ?? '00:00';
}

/** Milliseconds of midnight in UTC. */
export const utcMidnight = (date: string): number => Date.parse(`${date}T00:00Z`);

export const addDays = (date: string, days: number): string =>
  dateText(utcMidnight(date) + days * day);

/** The day, in UTC, of an instant. */
export const dateText = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

export const daysBetween = (from: string, until: string): number =>
  Math.round((utcMidnight(until) - utcMidnight(from)) / day);

/** Longer than any horizon. */
const mostDays = 400;

/** The days of a range, both ends included; a longer one ends early, so that every loop ends. */
export function* daysOf(first: string, last: string): Generator<string> {
  const count = Math.min(daysBetween(first, last) + 1, mostDays);
  for (let index = 0; index < count; index += 1) yield addDays(first, index);
}

/** 1 is Monday and 7 Sunday. */
export function weekdayOf(date: string): number {
  return new Date(utcMidnight(date)).getUTCDay() || 7;
}
