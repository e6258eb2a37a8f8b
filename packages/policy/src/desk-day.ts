import type { Barber, Bilingual, SalonCalendar } from './calendar.ts';
import { dayClock, wallClock } from './day-clock.ts';
import { hoursOf } from './open-hours.ts';
import { minute } from './plain-time.ts';
import type { Range } from './ranges.ts';
import { shiftsOn } from './shifts.ts';

/** A range as instants, and as the clock of a zone shows them. */
export interface WallRange {
  startsAt: number;
  endsAt: number;
  date: string;
  /** `HH:mm` */
  starts: string;
  /** `HH:mm`, at midnight `24:00`. */
  ends: string;
}

/** A range on the clock of a zone. */
export function wallRange(timeZone: string, { from, until }: Range): WallRange {
  const { date, time: starts } = wallClock(timeZone, from);
  const { date: lastDate, time } = wallClock(timeZone, until);
  const ends = time === '00:00' && lastDate > date ? '24:00' : time;
  return { startsAt: from, endsAt: until, date, starts, ends };
}

/** A day of a salon without its bookings. */
export interface DeskDay {
  /** From midnight to midnight. */
  bounds: Range;
  hours: readonly WallRange[];
  reason: Bilingual | null;
  /** When each barber works, within the salon's hours; in the order of the team. */
  columns: readonly { barber: Barber; shifts: readonly WallRange[] }[];
}

export function deskDay(calendar: SalonCalendar, date: string): DeskDay {
  const { timeZone, barbers } = calendar;
  const clock = dayClock(timeZone, date);
  const { hours, reason } = hoursOf(calendar, date);
  const onClock = (from: number, until: number) =>
    wallRange(timeZone, { from: clock.opening(from), until: clock.closing(until) });
  return {
    bounds: { from: clock.opening(0), until: clock.closing(24 * 60) },
    hours: hours.map(({ opens, closes }) => onClock(opens, closes)),
    reason,
    columns: barbers.map((barber) => ({
      barber,
      shifts: hours.flatMap(({ opens, closes }) =>
        shiftsOn(barber, date)
          .map(({ from, until }) => [Math.max(from, opens), Math.min(until, closes)] as const)
          .filter(([from, until]) => from < until)
          .map(([from, until]) => onClock(from, until)),
      ),
    })),
  };
}

/** The part of a range that is within the bounds. */
export const clipped = ({ from, until }: Range, bounds: Range): Range => ({
  from: Math.max(from, bounds.from),
  until: Math.min(until, bounds.until),
});

/** What surrounds a visit in its chair. */
export interface VisitShape {
  parts: readonly WallRange[];
  /** Minutes, travel included. */
  bufferBefore: number;
  bufferAfter: number;
  gap: WallRange | null;
}

/**
 * The shape of a visit as it was booked, by the ranges in which it occupies its chair, in order: the
 * service may have changed since then.
 */
export function visitShape(timeZone: string, visit: Range, parts: readonly Range[]): VisitShape {
  const [first, last] = [parts[0], parts.at(-1)];
  const second = parts[1];
  const minutes = (length: number) => Math.max(0, Math.round(length / minute));
  return {
    parts: parts.map((part) => wallRange(timeZone, part)),
    bufferBefore: first === undefined ? 0 : minutes(visit.from - first.from),
    bufferAfter: last === undefined ? 0 : minutes(last.until - visit.until),
    gap:
      first === undefined || second === undefined
        ? null
        : wallRange(timeZone, { from: first.until, until: second.from }),
  };
}
