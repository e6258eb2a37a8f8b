import type { CalendarEvent } from '@salonica/calendar';
import { saveFile } from '../../blocks/save-file.ts';

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
  const file = new Blob([calendarFile(event, now)], { type: 'text/calendar;charset=utf-8' });
  saveFile(file, fileName);
}
