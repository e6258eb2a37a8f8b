const minuteLength = 60_000;
const dayLength = 24 * 60 * minuteLength;
/** Shorter than any period between two changes of a zone's clocks. */
const probe = 8 * dayLength;

/** A change of the clocks; offsets are minutes ahead of UTC. */
export interface ClockChange {
  readonly instant: number;
  readonly before: number;
  readonly after: number;
}

/** The clocks of a zone in some years. */
export interface ZoneClock {
  readonly firstYear: number;
  readonly lastYear: number;
  readonly changes: readonly ClockChange[];
  /** Minutes by which they are ahead of UTC. */
  readonly offsetAt: (instant: number) => number;
}

/** Reads the clocks of a zone from the platform's data. */
export function readZoneClock(timeZone: string, firstYear: number, lastYear: number): ZoneClock {
  const offset = offsetReader(timeZone);
  const begin = Date.UTC(firstYear, 0, 1);
  const end = Date.UTC(lastYear + 1, 0, 1);
  const changes: ClockChange[] = [];
  for (let from = begin; from < end; from += probe) {
    const until = Math.min(from + probe, end);
    if (offset(from) !== offset(until)) changes.push(changeBetween(offset, from, until));
  }
  const first = offset(begin);
  return {
    firstYear,
    lastYear,
    changes,
    offsetAt: (instant) => changes.findLast((change) => change.instant <= instant)?.after ?? first,
  };
}

type OffsetReader = (instant: number) => number;

function offsetReader(timeZone: string): OffsetReader {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (instant) => {
    // "GMT+02:00"; "GMT" alone has no offset.
    const [, sign = '+', hours = '0', minutes = '0'] =
      /GMT([+-])(\d\d):(\d\d)/.exec(format.format(instant)) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
}

/** The minute of the change between two instants with different offsets. */
function changeBetween(offset: OffsetReader, from: number, until: number): ClockChange {
  const before = offset(from);
  let early = from;
  let late = until;
  while (late - early > minuteLength) {
    const middle = early + Math.floor((late - early) / 2 / minuteLength) * minuteLength;
    if (offset(middle) === before) early = middle;
    else late = middle;
  }
  return { instant: late, before, after: offset(late) };
}

/** The local time at an instant, as the milliseconds that UTC would have at that time. */
export const localAt = (clock: ZoneClock, instant: number): number =>
  instant + clock.offsetAt(instant) * minuteLength;

/** Whether the clocks show this time only at this instant, and not twice or never. */
export function isOnlyTime(clock: ZoneClock, local: number, instant: number): boolean {
  const offsets = new Set([local - dayLength, local + dayLength].map(clock.offsetAt));
  const readings = [...offsets]
    .map((offset) => local - offset * minuteLength)
    .filter((reading) => localAt(clock, reading) === local);
  return readings.length === 1 && readings[0] === instant;
}
