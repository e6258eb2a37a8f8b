/** Date and time of a visit, as the language writes them. */
export interface TicketTime {
  /** For machines: `YYYY-MM-DDTHH:MM`, in the salon's time. */
  dateTime: string;
  /** The whole of it, such as "Saturday 14 June 2025, 10:30": read out, and shown for a past visit. */
  text: string;
  /** Short, such as "Sat". */
  weekday: string;
  /** Numeral of the day. */
  day: string;
  /** Name of the month, such as "June"; it stands below the numeral. */
  month: string;
  /** Time of the start, such as "10:30". */
  time: string;
}

/** Who does the work. */
export interface TicketBarber {
  /** Name that stands beside the portrait. */
  name: string;
  /** Address of the portrait; without one the initial shows. */
  avatar?: string | null | undefined;
}
