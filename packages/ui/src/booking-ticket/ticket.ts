/** Formatted date and time of a visit. */
export interface TicketTime {
  /** For machines: `YYYY-MM-DDTHH:MM`, in the salon's time. */
  dateTime: string;
  /**
   * The full text, such as "Saturday 14 June 2025, 10:30": announced, and shown for a past visit.
   */
  text: string;
  /** Short, such as "Sat". */
  weekday: string;
  /** Numeral of the day. */
  day: string;
  /** Name of the month, such as "June"; below the numeral. */
  month: string;
  /** Time of the start, such as "10:30". */
  time: string;
}

/** The barber. */
export interface TicketBarber {
  /** Name beside the portrait. */
  name: string;
  /** URL of the portrait; without one the initial shows. */
  avatar?: string | null | undefined;
}
