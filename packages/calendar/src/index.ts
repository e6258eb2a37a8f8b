export {
  calendarFeed,
  calendarFile,
  type CalendarEvent,
  type CalendarFile,
  placeOf,
} from './calendar-file.ts';
export { utcValue } from './date-time-value.ts';
