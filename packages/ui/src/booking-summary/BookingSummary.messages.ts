/** Built-in strings of the booking summary and its bar. */
export interface BookingSummaryMessages {
  title: string;
  notChosen: string;
  total: string;
  /** Announced when the total has changed. */
  totalIs: (amount: string) => string;
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
