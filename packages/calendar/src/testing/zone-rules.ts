import {
  allOf,
  type Component,
  onlyValue,
  partsOf,
  type ParsedCalendar,
  type Rules,
} from './parse-calendar.ts';

const eachZone =
  (isKept: (zone: Component) => boolean) =>
  ({ zones }: ParsedCalendar): boolean =>
    zones.every(isKept);

const standardOf = (zone: Component) => partsOf(zone, 'STANDARD');
const daylightOf = (zone: Component) => partsOf(zone, 'DAYLIGHT');

const eachObservance =
  (isKept: (observance: Component) => boolean) =>
  ({ zones }: ParsedCalendar): boolean =>
    zones.flatMap(({ components }) => components).every(isKept);

/** Those of zones with daylight time. */
const eachChange =
  (isKept: (change: Component) => boolean) =>
  ({ zones }: ParsedCalendar): boolean =>
    zones
      .filter((zone) => daylightOf(zone).length > 0)
      .flatMap(({ components }) => components)
      .every(isKept);

function repeatOf(change: Component): Readonly<Record<string, string>> {
  const parts = (onlyValue(change, 'RRULE') ?? '').split(';').map((part) => part.split('='));
  return Object.fromEntries(parts.map(([key = '', value = '']) => [key, value]));
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Whether the first change is one of those that its rule repeats. */
function startsOnItsDay(change: Component): boolean {
  const [, year, month, date] =
    /^(\d{4})(\d\d)(\d\d)T/.exec(onlyValue(change, 'DTSTART') ?? '') ?? [];
  const day = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  const { BYDAY = '', BYMONTH } = repeatOf(change);
  const inAWeek = new Date(day.getTime() + 7 * 24 * 60 * 60_000);
  const isLast = inAWeek.getUTCMonth() !== day.getUTCMonth();
  return (
    Number(BYMONTH) === Number(month) &&
    BYDAY.slice(-2) === weekdays[day.getUTCDay()] &&
    (BYDAY.startsWith('-1') ? isLast : Number(BYDAY.slice(0, -2)) === Math.ceil(Number(date) / 7))
  );
}

const offsetPattern = /^[+-](?:0\d|1[0-4])[0-5]\d$/;
const offset = (observance: Component | undefined, edge: 'FROM' | 'TO') =>
  observance === undefined ? '' : (onlyValue(observance, `TZOFFSET${edge}`) ?? '');
const minutes = (text: string) =>
  Number(`${text.slice(0, 1)}1`) * (Number(text.slice(1, 3)) * 60 + Number(text.slice(3)));

/** Of RFC 5545, 3.6.5, and [MS-OXCICAL], 2.1.3.1.1.19. */
export const zoneRules: Rules = {
  'a zone has one name, which is there once': ({ zones }) =>
    new Set(zones.map((zone) => onlyValue(zone, 'TZID') ?? '').filter(Boolean)).size ===
    zones.length,
  'a zone has one standard time': eachZone((zone) => standardOf(zone).length === 1),
  'a zone has one daylight time at most': eachZone((zone) => daylightOf(zone).length <= 1),
  'a zone has its first change in local time': eachObservance((observance) => {
    const [start, ...others] = allOf(observance, 'DTSTART');
    return (
      others.length === 0 &&
      start?.parameters['TZID'] === undefined &&
      /^\d{8}T\d{6}$/.test(start?.value ?? '')
    );
  }),
  'a zone has offsets': eachObservance(
    (observance) =>
      offsetPattern.test(offset(observance, 'FROM')) &&
      offsetPattern.test(offset(observance, 'TO')),
  ),
  'a zone has names for its times': eachObservance(
    (observance) => (onlyValue(observance, 'TZNAME') ?? '') !== '',
  ),
  'a zone lists no single changes': eachObservance(
    (observance) => allOf(observance, 'RDATE').length === 0,
  ),
  'a zone that changes does so every year': eachChange(
    (change) => allOf(change, 'RRULE').length === 1 && repeatOf(change)['FREQ'] === 'YEARLY',
  ),
  'a zone changes for ever': eachChange((change) => {
    const repeat = repeatOf(change);
    return repeat['UNTIL'] === undefined && repeat['COUNT'] === undefined;
  }),
  'a zone changes in one month': eachChange((change) =>
    /^(?:[1-9]|1[0-2])$/.test(repeatOf(change)['BYMONTH'] ?? ''),
  ),
  'a zone changes on one weekday, and not on a date': eachChange((change) => {
    const repeat = repeatOf(change);
    return (
      /^(?:-1|[1-4])(?:SU|MO|TU|WE|TH|FR|SA)$/.test(repeat['BYDAY'] ?? '') &&
      repeat['BYMONTHDAY'] === undefined
    );
  }),
  'a zone changes first on a day of its rule': eachChange(startsOnItsDay),
  'a zone changes back by the same offset': eachZone((zone) => {
    const [standard] = standardOf(zone);
    const back = daylightOf(zone)[0] ?? standard;
    return (
      offset(standard, 'FROM') === offset(back, 'TO') &&
      offset(standard, 'TO') === offset(back, 'FROM')
    );
  }),
  'daylight time is ahead of standard time': eachZone((zone) =>
    daylightOf(zone).every(
      (daylight) => minutes(offset(daylight, 'TO')) > minutes(offset(daylight, 'FROM')),
    ),
  ),
  'a zone begins before its events': ({ zones, events }) => {
    const starts = events.flatMap((event) => allOf(event, 'DTSTART')).map(({ value }) => value);
    return zones
      .flatMap(({ components }) => components)
      .every((observance) => {
        const begin = onlyValue(observance, 'DTSTART') ?? '';
        // Such values sort as text.
        return starts.every((start) => begin < start);
      });
  },
};
