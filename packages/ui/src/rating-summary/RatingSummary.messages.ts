/** Built-in strings of the rating summary. */
export interface RatingSummaryMessages {
  /** Label of a row. */
  stars: (details: { stars: number }) => string;
  /** The number of reviews; `written` is formatted. */
  reviews: (details: { count: number; written: string }) => string;
  /** The word alone, announced after the number of a row. */
  reviewsWord: (details: { count: number }) => string;
  /** Name of the rows. */
  rows: string;
  /** Name of the rows that filter. */
  filter: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly ratingSummary: RatingSummaryMessages;
  }
}

export const en: RatingSummaryMessages = {
  stars: ({ stars }) => (stars === 1 ? '1 star' : `${stars} stars`),
  reviews: ({ count, written }) => `${written} ${count === 1 ? 'review' : 'reviews'}`,
  reviewsWord: ({ count }) => (count === 1 ? 'review' : 'reviews'),
  rows: 'Reviews by stars',
  filter: 'Show reviews by stars',
};

export const el: RatingSummaryMessages = {
  stars: ({ stars }) => (stars === 1 ? '1 αστέρι' : `${stars} αστέρια`),
  reviews: ({ count, written }) => `${written} ${count === 1 ? 'κριτική' : 'κριτικές'}`,
  reviewsWord: ({ count }) => (count === 1 ? 'κριτική' : 'κριτικές'),
  rows: 'Κριτικές ανά αστέρια',
  filter: 'Εμφάνιση κριτικών ανά αστέρια',
};
