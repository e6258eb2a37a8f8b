import { LRUCache } from 'lru-cache';
import { day, minute, minutesOf, timeText, utcMidnight } from './plain-time.ts';

/** One day on the clocks of a zone; times are minutes since midnight. */
export interface DayClock {
  /** Null for a time that the clocks skip, or show twice. */
  instantOf(time: number): number | null;
  /** The earliest instant by which it is certainly this late. */
  opening(time: number): number;
  /** The latest instant at which it is certainly not later. */
  closing(time: number): number;
  /** The time of an instant on this day or the next. */
  timeOf(instant: number): string;
}

/** The local time. */
export interface WallClock {
  date: string;
  time: string;
}

/** Every UTC offset is smaller, so these bounds contain the day in every zone. */
const reach = 16 * 60 * minute;

/** More than a year for a dozen zones. */
const kept = new LRUCache<string, DayClock>({ max: 5000 });

/** The clock of a zone on a day. */
export function dayClock(timeZone: string, date: string): DayClock {
  const key = `${timeZone} ${date}`;
  let clock = kept.get(key);
  if (clock === undefined) {
    clock = readDay(timeZone, date);
    kept.set(key, clock);
  }
  return clock;
}

function readDay(timeZone: string, date: string): DayClock {
  const midnight = utcMidnight(date);
  const before = Temporal.Instant.fromEpochMilliseconds(midnight - reach).toZonedDateTimeISO(
    timeZone,
  );
  const change = before.getTimeZoneTransition('next');
  const isEven = change === null || change.epochMilliseconds > midnight + day + reach;
  return isEven
    ? evenDay(midnight - before.offsetNanoseconds / 1_000_000)
    : unevenDay(timeZone, date);
}

/** No clock change nearby. */
function evenDay(start: number): DayClock {
  const instantOf = (time: number) => start + time * minute;
  return {
    instantOf,
    opening: instantOf,
    closing: instantOf,
    timeOf: (instant) => timeText((instant - start) / minute),
  };
}

function unevenDay(timeZone: string, date: string): DayClock {
  const on = Temporal.PlainDate.from(date);
  const wallAt = (time: number) =>
    on.add({ days: Math.floor((time * minute) / day) }).toPlainDateTime(timeText(time));

  /**
   * The instant of a time; the change itself for a skipped time, the requested one for an ambiguous
   * time.
   */
  const edge = (time: number, disambiguation: 'earlier' | 'later'): number => {
    const wall = wallAt(time);
    const first = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
    const isSkipped = !first.toPlainDateTime().equals(wall);
    const change = isSkipped ? first.getTimeZoneTransition('next') : null;
    return (change ?? wall.toZonedDateTime(timeZone, { disambiguation })).epochMilliseconds;
  };

  const instants = new Map<number, number | null>();
  const unique = (time: number): number | null => {
    try {
      const only = wallAt(time).toZonedDateTime(timeZone, { disambiguation: 'reject' });
      return only.epochMilliseconds;
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  };

  return {
    instantOf(time) {
      let instant = instants.get(time);
      if (instant === undefined) {
        instant = unique(time);
        instants.set(time, instant);
      }
      return instant;
    },
    opening: (time) => edge(time, 'later'),
    closing: (time) => edge(time, 'earlier'),
    timeOf: (instant) => wallClock(timeZone, instant).time,
  };
}

/** The local time of a zone at an instant. */
export function wallClock(timeZone: string, instant: number): WallClock {
  const shown = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
  return { date: shown.toPlainDate().toString(), time: timeText(shown.hour * 60 + shown.minute) };
}

/** The instant of a local time; null where it is skipped or ambiguous. */
export const instantAt = (timeZone: string, date: string, time: string): number | null =>
  dayClock(timeZone, date).instantOf(minutesOf(time));
