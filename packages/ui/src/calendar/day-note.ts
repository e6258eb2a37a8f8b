import type { PlainDate } from './plain-date.ts';

/** A day's state and label. */
export interface CalendarDayNote {
  /** A day that is `closed` or `full` is not selectable; one with `few` times left is. */
  state: 'closed' | 'full' | 'few';
  /** Ends the name of the day: "closed on Sundays", "fully booked", "few times left". */
  label: string;
}

/** The note of a day, or null. */
export type DayNoteOf = (date: PlainDate) => CalendarDayNote | null;
