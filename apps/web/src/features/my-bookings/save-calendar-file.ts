import type { CalendarEvent } from '@salonica/calendar';

/** A browser has begun to read the file long before. */
const keptFor = 60_000;

/** Hands an appointment to the device as a file. Rejects when the writer of the file could not be fetched. */
export async function saveCalendarFile(
  event: CalendarEvent,
  fileName: string,
  now: number,
): Promise<void> {
  const { calendarFile } = await import('@salonica/calendar');
  const file = new Blob([calendarFile(event, now)], { type: 'text/calendar;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}
