import { localValue, utcValue } from './date-time-value.ts';
import { isOnlyTime, localAt, readZoneClock } from './zone-transitions.ts';
import { definitionLines } from './zone-definition.ts';
import { ruleOf } from './daylight-saving-rule.ts';

/** A period on the clocks of a zone. */
export interface ZonedPeriod {
  /** A day as `YYYY-MM-DD`. */
  readonly date: string;
  /** A wall-clock time as `HH:mm`. */
  readonly time: string;
  /** The same moment in milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** A zone in a calendar file. */
export interface FileZone {
  /** Its definition; none for clocks without a yearly rule. */
  readonly lines: readonly string[];
  /** Start and end: in local time where that is exact, otherwise in UTC. */
  readonly periodLines: (period: ZonedPeriod) => readonly string[];
}

/** Enough to tell the last Sunday of a month from the fourth. */
const yearsAhead = 7;

const zones = new Map<string, FileZone>();

/**
 * The zone of some events.
 *
 * @param starts - of one event or more, in milliseconds since 1970
 */
export function fileZone(timeZone: string, starts: readonly number[]): FileZone {
  const years = starts.map((start) => new Date(start).getUTCFullYear());
  const first = Math.min(...years);
  const last = Math.max(...years) + yearsAhead;
  const key = `${timeZone} ${first} ${last}`;
  const zone = zones.get(key) ?? newZone(timeZone, first, last);
  zones.set(key, zone);
  return zone;
}

function newZone(timeZone: string, first: number, last: number): FileZone {
  const clock = readZoneClock(timeZone, first, last);
  const rule = ruleOf(clock);
  return {
    lines: rule === undefined ? [] : definitionLines(timeZone, rule),
    periodLines({ date, time, startsAt, endsAt }) {
      const start = Date.parse(`${date}T${time}:00Z`);
      const end = localAt(clock, endsAt);
      const isExact =
        rule !== undefined && isOnlyTime(clock, start, startsAt) && isOnlyTime(clock, end, endsAt);
      return isExact
        ? [
            `DTSTART;TZID=${timeZone}:${localValue(start)}`,
            `DTEND;TZID=${timeZone}:${localValue(end)}`,
          ]
        : [`DTSTART:${utcValue(startsAt)}`, `DTEND:${utcValue(endsAt)}`];
    },
  };
}
