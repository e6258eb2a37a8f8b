import { day, minute, minutesOf, timeText, utcMidnight } from './plain-time.ts';

/** One day on the clocks of a zone; times are minutes since midnight. */
export interface DayClock {
  /** Null for a time that the clocks skip, or show twice. */
  instantOf(time: number): number | null;
  /** The instant from which it is surely this late. */
  opening(time: number): number;
  /** The instant until which it is surely not later. */
  closing(time: number): number;
  /** The time of an instant of the day or the one after. */
  timeOf(instant: number): string;
}

/** What a clock on the wall shows. */
export interface WallClock {
  date: string;
  time: string;
}

/** No zone is further than this from UTC, so that a day lies between these bounds everywhere. */
const reach = 16 * 60 * minute;

const kept = new Map<string, DayClock>();
/** More than a year of a dozen zones. */
const mostKept = 5000;

/** The clock of a zone on a day. */
export function dayClock(timeZone: string, date: string): DayClock {
  const key = `${timeZone} ${date}`;
  let clock = kept.get(key);
  if (clock === undefined) {
    clock = readDay(timeZone, date);
    if (kept.size >= mostKept) kept.clear();
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

/** No clock is changed near it. */
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

  /** The instant of a time; of one that is skipped the change, of one that is shown twice as asked. */
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

/** What the clocks of a zone show at an instant. */
export function wallClock(timeZone: string, instant: number): WallClock {
  const shown = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
  return { date: shown.toPlainDate().toString(), time: timeText(shown.hour * 60 + shown.minute) };
}

/** The instant of a time on a day; null where the clocks skip it or show it twice. */
export const instantAt = (timeZone: string, date: string, time: string): number | null =>
  dayClock(timeZone, date).instantOf(minutesOf(time));
