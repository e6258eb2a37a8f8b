/** Built-in strings of the price breakdown. */
export interface PriceBreakdownMessages {
  /** Precedes the sum. */
  total: string;
  /** Announced when the total has changed. */
  totalIs: (amount: string) => string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly priceBreakdown: PriceBreakdownMessages;
  }
}

export const en: PriceBreakdownMessages = {
  total: 'Total',
  totalIs: (amount) => `Total ${amount}`,
};

export const el: PriceBreakdownMessages = {
  total: 'Σύνολο',
  totalIs: (amount) => `Σύνολο ${amount}`,
};
