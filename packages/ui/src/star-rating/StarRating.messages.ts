/** Built-in strings of the rating. */
export interface StarRatingMessages {
  /** Announced for the whole graphic; `value` and `reviews` are formatted. */
  rating: (details: {
    value: string;
    max: string;
    reviews: string | null;
    reviewCount: number | null;
  }) => string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly starRating: StarRatingMessages;
  }
}

export const en: StarRatingMessages = {
  rating: ({ value, max, reviews, reviewCount }) =>
    reviews === null
      ? `${value} out of ${max}`
      : `${value} out of ${max}, ${reviews} ${reviewCount === 1 ? 'review' : 'reviews'}`,
};

export const el: StarRatingMessages = {
  rating: ({ value, max, reviews, reviewCount }) =>
    reviews === null
      ? `${value} στα ${max}`
      : `${value} στα ${max}, ${reviews} ${reviewCount === 1 ? 'κριτική' : 'κριτικές'}`,
};
