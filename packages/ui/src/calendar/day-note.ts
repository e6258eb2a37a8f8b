import type { PlainDate } from './plain-date.ts';

/** What is known of a day besides its date. */
export interface CalendarDayNote {
  /** A day that is `closed` or `full` cannot be chosen; one with `few` places left can. */
  state: 'closed' | 'full' | 'few';
  /** Ends the name of the day: "closed on Sundays", "fully booked", "few times left". */
  label: string;
}

/** What is known of a day, or null where there is nothing to say. */
export type DayNoteOf = (date: PlainDate) => CalendarDayNote | null;
