/** Built-in strings of the booking summary and its bar. */
export interface BookingSummaryMessages {
  /** Heading of the ticket. */
  title: string;
  /** Text of a row whose value is `null`. */
  notChosen: string;
  /** Before the sum, in the ticket and in the bar. */
  total: string;
  /** Announced when the total has changed. */
  totalIs: (amount: string) => string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly bookingSummary: BookingSummaryMessages;
  }
}

export const en: BookingSummaryMessages = {
  title: 'Booking Summary',
  notChosen: 'Not chosen yet',
  total: 'Total',
  totalIs: (amount) => `Total ${amount}`,
};

export const el: BookingSummaryMessages = {
  title: 'Σύνοψη κράτησης',
  notChosen: 'Δεν έχει επιλεγεί',
  total: 'Σύνολο',
  totalIs: (amount) => `Σύνολο ${amount}`,
};
