const minuteLength = 60_000;
const dayLength = 24 * 60 * minuteLength;

/** "20271102T100000": a day and a local time. */
export function dateTimeValue({ date, time }: { date: string; time: string }): string {
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
}

/** "20271102T080000Z". */
export const utcValue = (instant: number): string => `${shownAs(instant)}Z`;

/** An instant in UTC, as a value. */
function shownAs(instant: number): string {
  const [date = '', time = ''] = new Date(instant).toISOString().split('T');
  return dateTimeValue({ date, time: time.slice(0, 5) });
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter is slow; using one is not. */
function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
  }
  return format;
}

/** Minutes by which a zone is ahead of UTC at an instant. */
function offsetAt(zone: string, instant: number): number {
  const name = offsetFormat(zone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  // "GMT" alone has no offset.
  const [, sign = '+', hours = '0', minutes = '0'] =
    /^GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
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

/** The minute of the clock change between two instants with different offsets. */
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

/** Every clock change between two instants. */
function changesBetween(zone: string, from: number, until: number): readonly Change[] {
  const changes: Change[] = [];
  for (let day = Math.floor(from / dayLength) * dayLength; day < until; day += dayLength) {
    const next = day + dayLength;
    if (offsetAt(zone, day) !== offsetAt(zone, next)) changes.push(changeBetween(zone, day, next));
  }
  return changes;
}

/** The local time before the change. */
function onsetOf(change: Change): string {
  return shownAs(change.instant + change.before * minuteLength);
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

const year = 366 * dayLength;

/**
 * A zone as a calendar needs it for some appointments: the changes of its clocks from a year before the first to a year after
 * the last, each on its day, because rules that go on for ever are not known here.
 *
 * @param first - when the first appointment begins, in milliseconds since 1970
 * @param last - when the last one begins
 */
export function timeZoneLines(zone: string, first: number, last: number): readonly string[] {
  const changes = changesBetween(zone, first - year, last + year);
  const offset = offsetAt(zone, first);
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
