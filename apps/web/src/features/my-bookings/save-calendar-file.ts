import type { CalendarEvent } from '@salonica/calendar';
import { saveFile } from '../../blocks/save-file.ts';

/** Hands an appointment to the device as a file. Rejects when the writer of the file could not be fetched. */
export async function saveCalendarFile(
  event: CalendarEvent,
  fileName: string,
  now: number,
): Promise<void> {
  const { calendarFile } = await import('@salonica/calendar');
  const file = new Blob([calendarFile(event, now)], { type: 'text/calendar;charset=utf-8' });
  saveFile(file, fileName);
}
