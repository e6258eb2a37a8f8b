import type { CalendarEvent } from '@salonica/calendar';
import { saveFile } from './save-file.ts';
import type { Booking } from '../domain/booking.ts';

/** A booking as the page writes it for calendars; mails and the feed of the API write the same. */
export function calendarEventOf(
  { id, revision, date, time, startsAt, endsAt, salon, address, location }: Booking,
  words: Pick<CalendarEvent, 'title' | 'description'>,
): CalendarEvent {
  return {
    id,
    revision,
    status: 'confirmed',
    date,
    time,
    timeZone: salon.timeZone,
    startsAt,
    endsAt,
    salon: salon.name,
    address,
    isAtHome: location === 'home',
    ...words,
  };
}

/**
 * Saves an appointment as a file on the device. Rejects when the code for the file could not be
 * loaded.
 */
export async function saveCalendarFile(
  event: CalendarEvent,
  fileName: string,
  now: number,
): Promise<void> {
  const { calendarFile } = await import('@salonica/calendar');
  const file = new Blob([calendarFile(event, now).content], {
    type: 'text/calendar;charset=utf-8',
  });
  saveFile(file, fileName);
}
