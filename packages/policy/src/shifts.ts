import type { Barber } from './calendar.ts';
import { weekdayOf } from './plain-time.ts';
import type { Range } from './ranges.ts';

/** When a barber works on a day, in minutes since midnight; outside of the salon's hours too. */
export const shiftsOn = (
  { hours, dated }: Pick<Barber, 'hours' | 'dated'>,
  date: string,
): readonly Range[] => dated.get(date) ?? hours.get(weekdayOf(date)) ?? [];
