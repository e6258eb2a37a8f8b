/** Midnight at the end of a day, in minutes. */
export const dayEnd = 24 * 60;

/** Minutes since midnight; `24:00` ends the day. */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** `HH:MM`, at most `24:00`. */
export function timeOf(minutes: number): string {
  const inDay = Math.min(Math.max(minutes, 0), dayEnd);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(inDay / 60))}:${twoDigits(inDay % 60)}`;
}

/** Times of a list in steps, with the present one even where it is between two steps. */
export function choices(
  from: number,
  until: number,
  step: number,
  present: string | null,
): readonly string[] {
  const times: string[] = [];
  const first = Math.ceil(from / step) * step;
  for (let at = first; at <= until; at += step) times.push(timeOf(at));
  if (present === null || times.includes(present)) return times;
  return [...times, present].toSorted();
}
