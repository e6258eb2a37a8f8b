import { fileOf, textValue } from './content-line.ts';
import { dateTimeValue, timeZoneLines, utcValue } from './time-zone.ts';

/** One version of an appointment. */
export interface CalendarEvent {
  /** The same for every version of one appointment. */
  readonly id: string;
  /** Version number from 0: a calendar prefers the higher one. */
  readonly revision: number;
  readonly status: 'confirmed' | 'cancelled';
  /** A day as `YYYY-MM-DD`. */
  readonly date: string;
  /** A wall-clock time as `HH:mm`. */
  readonly time: string;
  /** IANA zone of date and time. */
  readonly timeZone: string;
  /** The same moment in milliseconds since 1970. */
  readonly startsAt: number;
  readonly minutes: number;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  /** The owner of the appointment book. */
  readonly organizer?: { readonly name: string; readonly email: string };
}

/**
 * An appointment as an iCalendar file (RFC 5545) that says the salon's own time and zone. Opened again, it replaces earlier
 * versions of the same appointment; a cancelled one takes them away.
 *
 * @param event - what is booked
 * @param now - when the file is written, in milliseconds since 1970
 * @example calendarFile({ id: '42', revision: 1, status: 'confirmed', … }, Date.now())
 */
export function calendarFile(event: CalendarEvent, now: number): string {
  return fileOf([
    ...head(event.status === 'cancelled' ? 'CANCEL' : 'PUBLISH'),
    ...timeZoneLines(event.timeZone, event.startsAt, event.startsAt),
    ...eventLines(event, now),
    'END:VCALENDAR',
  ]);
}

export interface CalendarFeed {
  /** What a calendar program calls it. */
  readonly name: string;
  readonly events: readonly CalendarEvent[];
}

/**
 * Appointments to subscribe to, the cancelled ones marked as such.
 *
 * @param now - when the file is written, in milliseconds since 1970
 */
export function calendarFeed({ name, events }: CalendarFeed, now: number): string {
  const zones = Map.groupBy(events, ({ timeZone }) => timeZone);
  return fileOf([
    ...head('PUBLISH'),
    `NAME:${textValue(name)}`,
    // The property name before RFC 7986, which most programs still use.
    `X-WR-CALNAME:${textValue(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...[...zones].flatMap(([zone, inZone]) => {
      const starts = inZone.map(({ startsAt }) => startsAt);
      return timeZoneLines(zone, Math.min(...starts), Math.max(...starts));
    }),
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]);
}

const head = (method: 'PUBLISH' | 'CANCEL') => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Salonica//My Bookings//EN',
  'CALSCALE:GREGORIAN',
  `METHOD:${method}`,
];

function eventLines(event: CalendarEvent, now: number): readonly string[] {
  const { organizer } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${textValue(event.id)}@salonica.example`,
    `SEQUENCE:${event.revision}`,
    `DTSTAMP:${utcValue(now)}`,
    `DTSTART;TZID=${event.timeZone}:${dateTimeValue(event)}`,
    `DURATION:PT${event.minutes}M`,
    `SUMMARY:${textValue(event.title)}`,
    `LOCATION:${textValue(event.location)}`,
    `DESCRIPTION:${textValue(event.description)}`,
    ...(organizer === undefined
      ? []
      : [`ORGANIZER;CN=${parameterValue(organizer.name)}:mailto:${organizer.email}`]),
    `STATUS:${event.status.toUpperCase()}`,
    'END:VEVENT',
  ];
}

/**
 * A quoted parameter cannot contain quotes (RFC 5545, 3.1), and some programs still split it at a
 * semicolon.
 */
const parameterValue = (text: string) => `"${text.replaceAll(/[";:,\p{Cc}]/gu, '')}"`;
