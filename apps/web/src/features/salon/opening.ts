import { type PlainTime, wallClock, weekdayOf } from '../../shared/dates.ts';
import type { OpeningHours } from './salon-port.ts';

/** Until when the salon is open at an instant; null while it is closed. */
export function openUntil(
  hours: readonly OpeningHours[],
  timeZone: string,
  now: number,
): PlainTime | null {
  const { date, time } = wallClock(timeZone, now);
  const weekday = weekdayOf(date) || 7;
  const today = hours.find(({ from, to }) => from <= weekday && weekday <= to)?.open;
  return today && today.from <= time && time < today.until ? today.until : null;
}
