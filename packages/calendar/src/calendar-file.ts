import { fileOf, textValue } from './content-line.ts';
import { utcValue } from './date-time-value.ts';
import { type FileZone, fileZone, type ZonedPeriod } from './time-zone.ts';

/** One version of an appointment. */
export interface CalendarEvent extends ZonedPeriod {
  /** The same for every version of one appointment. */
  readonly id: string;
  /** Version number from 0: a calendar prefers the higher one. */
  readonly revision: number;
  readonly status: 'confirmed' | 'cancelled';
  /** IANA zone of date and time. */
  readonly timeZone: string;
  readonly salon: string;
  /** Of the salon, or of the customer at home. */
  readonly address: string;
  readonly isAtHome: boolean;
  readonly title: string;
  readonly description: string;
}

/** What a file does to calendars that have an earlier version (RFC 5546). */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

export interface CalendarFile {
  readonly method: CalendarMethod;
  readonly content: string;
}

/**
 * An appointment as an iCalendar file (RFC 5545) that says the salon's own time and zone. Opened again, it replaces earlier
 * versions of the same appointment; a cancelled one takes them away.
 *
 * @param event - what is booked
 * @param now - when the file is written, in milliseconds since 1970
 * @example calendarFile({ id: '42', revision: 1, status: 'confirmed', … }, Date.now())
 */
export function calendarFile(event: CalendarEvent, now: number): CalendarFile {
  const method = event.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  const zone = fileZone(event.timeZone, [event.startsAt]);
  const content = fileOf([
    ...head(method),
    ...zone.lines,
    ...eventLines(event, zone, now),
    'END:VCALENDAR',
  ]);
  return { method, content };
}

export interface CalendarFeed {
  /** What a calendar program calls it. */
  readonly name: string;
  /** Of several versions of one appointment, only the latest is written. */
  readonly events: readonly CalendarEvent[];
}

/** A calendar without appointments still needs a component (RFC 5545, 3.4). */
const zoneOfEmptyFeed = 'Europe/Athens';

/**
 * Appointments to subscribe to, the cancelled ones marked as such.
 *
 * @param now - when the file is written, in milliseconds since 1970
 */
export function calendarFeed({ name, events }: CalendarFeed, now: number): string {
  const groups = [...Map.groupBy(latestVersions(events), ({ timeZone }) => timeZone)].map(
    ([timeZone, inZone]) => {
      const zone = fileZone(
        timeZone,
        inZone.map(({ startsAt }) => startsAt),
      );
      return { zone, inZone };
    },
  );
  const zones =
    groups.length === 0 ? [fileZone(zoneOfEmptyFeed, [now])] : groups.map(({ zone }) => zone);
  return fileOf([
    ...head('PUBLISH'),
    `NAME:${textValue(name)}`,
    // The property name before RFC 7986, which most programs still use.
    `X-WR-CALNAME:${textValue(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zones.flatMap(({ lines }) => lines),
    ...groups.flatMap(({ zone, inZone }) =>
      inZone.flatMap((event) => eventLines(event, zone, now)),
    ),
    'END:VCALENDAR',
  ]);
}

/** Two entries with one UID would be two versions of it at the same time (RFC 5545, 3.8.4.7). */
function latestVersions(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const latest = new Map<string, CalendarEvent>();
  for (const event of events) {
    const other = latest.get(event.id);
    if (other === undefined || other.revision < event.revision) latest.set(event.id, event);
  }
  return [...latest.values()];
}

const head = (method: CalendarMethod) => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Salonica//My Bookings//EN',
  'CALSCALE:GREGORIAN',
  `METHOD:${method}`,
];

/** Where the visit is. */
export const placeOf = ({
  salon,
  address,
  isAtHome,
}: Pick<CalendarEvent, 'salon' | 'address' | 'isAtHome'>): string =>
  isAtHome ? address : `${salon}, ${address}`;

function eventLines(event: CalendarEvent, zone: FileZone, now: number): readonly string[] {
  const isCancelled = event.status === 'cancelled';
  return [
    'BEGIN:VEVENT',
    `UID:${textValue(event.id)}@salonica.example`,
    `SEQUENCE:${event.revision}`,
    `DTSTAMP:${utcValue(now)}`,
    ...zone.periodLines(event),
    `SUMMARY:${textValue(event.title)}`,
    `LOCATION:${textValue(placeOf(event))}`,
    `DESCRIPTION:${textValue(event.description)}`,
    // Published and cancelled events name one (RFC 5546, 3.2.1 and 3.2.5): always the same, because only it may change them.
    'ORGANIZER;CN=Salonica:mailto:hello@salonica.example',
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}
