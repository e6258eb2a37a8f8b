import type { Bilingual, OpenHours, SalonCalendar } from './calendar.ts';
import { weekdayOf } from './plain-time.ts';

/** The opening hours of a salon on a day. */
export interface DayHours {
  /** In chronological order; empty where it is closed. */
  hours: readonly OpenHours[];
  /** Why the day differs from its weekday. */
  reason: Bilingual | null;
}

export function hoursOf(
  { hours, exceptions }: Pick<SalonCalendar, 'hours' | 'exceptions'>,
  date: string,
): DayHours {
  const exception = exceptions.get(date);
  if (exception !== undefined) return exception;
  return { hours: hours.get(weekdayOf(date)) ?? [], reason: null };
}

/** Every start within the hours, in minutes since midnight. */
export function gridOf(hours: readonly OpenHours[], slotMinutes: number): number[] {
  return hours.flatMap(({ opens, closes, lastStart }) => {
    const starts: number[] = [];
    const last = lastStart ?? closes - 1;
    for (let start = opens; start <= last; start += slotMinutes) starts.push(start);
    return starts;
  });
}
