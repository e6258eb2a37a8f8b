import { type PlainDateTime, wallClock } from '../../../shared/dates.ts';
import { fileOf, textValue } from './content-line.ts';
import { plainValue, timeZoneLines } from './time-zone.ts';

export interface CalendarEvent extends PlainDateTime {
  /** The same for every version of one appointment. */
  readonly id: string;
  /** Which version it is, from 0. */
  readonly revision: number;
  /** IANA zone in which date and time are meant. */
  readonly timeZone: string;
  readonly minutes: number;
  readonly title: string;
  readonly location: string;
  readonly description: string;
}

/**
 * An appointment as an iCalendar file (RFC 5545) that says the salon's own time and zone.
 *
 * @param event - what is booked
 * @param now - when the file is written, in milliseconds since 1970
 */
export function calendarFile(event: CalendarEvent, now: number): string {
  const { timeZone } = event;
  return fileOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Salonica//My Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...timeZoneLines(timeZone, event),
    'BEGIN:VEVENT',
    `UID:${textValue(event.id)}@salonica.example`,
    `SEQUENCE:${event.revision}`,
    `DTSTAMP:${plainValue(wallClock('UTC', now))}Z`,
    `DTSTART;TZID=${timeZone}:${plainValue(event)}`,
    `DURATION:PT${event.minutes}M`,
    `SUMMARY:${textValue(event.title)}`,
    `LOCATION:${textValue(event.location)}`,
    `DESCRIPTION:${textValue(event.description)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
