export {
  calendarFeed,
  calendarFile,
  type CalendarEvent,
  type CalendarFile,
} from './calendar-file.ts';
