export {
  Calendar,
  type CalendarChangeDetails,
  type CalendarChangeReason,
  type CalendarProps,
} from './Calendar.tsx';
export type { CalendarDayNote } from './day-note.ts';
export type { PlainDate } from './plain-date.ts';
export type { CalendarMessages } from './Calendar.messages.ts';
