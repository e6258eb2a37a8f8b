import { instantOf, minutesOf, type PlainDateTime, wallClock } from '../../../shared/dates.ts';

const minuteLength = 60_000;
const dayLength = 24 * 60 * minuteLength;

/** "20271102T100000": a day and a time on a wall. */
export function plainValue({ date, time }: PlainDateTime): string {
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
}

/** Minutes by which a zone is ahead of UTC at an instant. */
function offsetAt(zone: string, instant: number): number {
  const { date, time } = wallClock(zone, instant);
  const shown = Date.parse(`${date}T00:00:00Z`) + minutesOf(time) * minuteLength;
  return Math.round((shown - instant) / minuteLength);
}

/** "+0200". */
function offsetValue(minutes: number): string {
  const size = Math.abs(minutes);
  const digits = String(Math.floor(size / 60) * 100 + (size % 60)).padStart(4, '0');
  return `${minutes < 0 ? '-' : '+'}${digits}`;
}

interface Change {
  readonly instant: number;
  readonly before: number;
  readonly after: number;
}

/** The minute at which the clocks change between two instants whose offsets differ. */
function changeBetween(zone: string, from: number, until: number): Change {
  const before = offsetAt(zone, from);
  let early = from;
  let late = until;
  while (late - early > minuteLength) {
    const middle = early + Math.floor((late - early) / 2 / minuteLength) * minuteLength;
    if (offsetAt(zone, middle) === before) early = middle;
    else late = middle;
  }
  return { instant: late, before, after: offsetAt(zone, late) };
}

/** Every change of the clocks within the days before and after an instant. */
function changesAround(zone: string, instant: number, days: number): readonly Change[] {
  const changes: Change[] = [];
  const first = Math.floor(instant / dayLength) * dayLength - days * dayLength;
  for (let day = first; day < first + 2 * days * dayLength; day += dayLength) {
    const next = day + dayLength;
    if (offsetAt(zone, day) !== offsetAt(zone, next)) changes.push(changeBetween(zone, day, next));
  }
  return changes;
}

/** What the clocks showed when they changed: the time before the change. */
function onsetOf(change: Change): string {
  return plainValue(wallClock('UTC', change.instant + change.before * minuteLength));
}

function observance(name: 'STANDARD' | 'DAYLIGHT', start: string, from: number, to: number) {
  return [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetValue(from)}`,
    `TZOFFSETTO:${offsetValue(to)}`,
    `END:${name}`,
  ];
}

/**
 * A zone as a calendar needs it for one appointment: the changes of its clocks in the year before and after, each on its
 * day, because rules that go on for ever are not the browser's to know.
 */
export function timeZoneLines(zone: string, appointment: PlainDateTime): readonly string[] {
  const instant = instantOf(appointment, zone);
  const changes = changesAround(zone, instant, 366);
  const offset = offsetAt(zone, instant);
  const observances =
    changes.length === 0
      ? observance('STANDARD', '19700101T000000', offset, offset)
      : changes.flatMap((change) =>
          observance(
            change.after > change.before ? 'DAYLIGHT' : 'STANDARD',
            onsetOf(change),
            change.before,
            change.after,
          ),
        );
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'];
}
