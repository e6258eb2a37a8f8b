import {
  clipped,
  daysOf,
  deskDay,
  minute,
  type Range,
  type SalonCalendar,
  wallClock,
} from '@salonica/policy';

const hourLength = 60 * minute;

/** Minutes in which a barber works, by the hour of the salon's clock. */
export type OpenMinutes = ReadonlyMap<string, ReadonlyMap<number, number>>;

/**
 * When barbers work, without their absences.
 * @param calendar - with the exceptions of the period
 * @param absences - by barber
 */
export function openMinutes(
  calendar: SalonCalendar,
  [from, to]: readonly [string, string],
  absences: ReadonlyMap<string, readonly Range[]>,
): OpenMinutes {
  const { timeZone } = calendar;
  const open = new Map<string, Map<number, number>>();
  for (const date of daysOf(from, to)) {
    for (const { barber, shifts } of deskDay(calendar, date).columns) {
      const own = open.get(barber.id) ?? new Map<number, number>();
      open.set(barber.id, own);
      for (const { startsAt, endsAt } of shifts) {
        const shift = { from: startsAt, until: endsAt };
        addRange(own, timeZone, shift, 1);
        for (const absence of absences.get(barber.id) ?? []) {
          const part = clipped(absence, shift);
          if (part.from < part.until) addRange(own, timeZone, part, -1);
        }
      }
    }
  }
  return open;
}

/** Adds a range, cut at the full hours of the clock. */
function addRange(
  sums: Map<number, number>,
  timeZone: string,
  { from, until }: Range,
  sign: 1 | -1,
): void {
  const [, minutes = '0'] = wallClock(timeZone, from).time.split(':');
  let start = from;
  let end = from - Number(minutes) * minute + hourLength;
  while (start < until) {
    const hour = Number(wallClock(timeZone, start).time.slice(0, 2));
    const length = (Math.min(end, until) - start) / minute;
    sums.set(hour, (sums.get(hour) ?? 0) + sign * length);
    start = end;
    end += hourLength;
  }
}
