export { calendarFeed, calendarFile, type CalendarEvent } from './calendar-file.ts';
