import type { Barber } from './calendar.ts';
import type { DayClock } from './day-clock.ts';
import { shiftsOn } from './shifts.ts';
import { noRanges, type Range, type RangeList } from './ranges.ts';

export type BarberState = 'free' | 'away' | 'booked' | 'travel';

/** The time that a visit needs from a barber, in milliseconds. */
export interface Visit {
  length: number;
  /** The occupied range, relative to the start; null where the salon does not offer it. */
  parts: readonly Range[] | null;
  /** The same without travel. */
  atSalon: readonly Range[];
}

/** One barber on one day. */
export interface BarberDay {
  id: string;
  stateAt: (start: number, visit: Visit) => BarberState;
}

export function barberOnDay(
  barber: Barber,
  taken: RangeList = noRanges,
  clock: DayClock,
  date: string,
): BarberDay {
  const { id, absences } = barber;
  const shifts = shiftsOn(barber, date).map(({ from, until }) => ({
    from: clock.opening(from),
    until: clock.closing(until),
  }));
  const meets = (list: RangeList, start: number, parts: readonly Range[]) =>
    parts.some(({ from, until }) => list.overlaps(start + from, start + until));
  return {
    id,
    stateAt(start, { length, parts, atSalon }) {
      // Travel and buffers may lie outside working hours; the visit may not.
      const works = shifts.some(({ from, until }) => from <= start && start + length <= until);
      if (!works) return 'away';
      if (parts !== null && !meets(taken, start, parts) && !meets(absences, start, parts)) {
        return 'free';
      }
      if (meets(absences, start, atSalon)) return 'away';
      return meets(taken, start, atSalon) ? 'booked' : 'travel';
    },
  };
}
