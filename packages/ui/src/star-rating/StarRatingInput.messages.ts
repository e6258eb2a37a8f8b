/** Built-in strings of the rating input. */
export interface StarRatingInputMessages {
  /** Name of one star. */
  star: (details: { count: number; max: number }) => string;
  /** The button that removes the rating. */
  clear: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly starRatingInput: StarRatingInputMessages;
  }
}

export const en: StarRatingInputMessages = {
  star: ({ count }) => (count === 1 ? '1 star' : `${count} stars`),
  clear: 'Clear',
};

export const el: StarRatingInputMessages = {
  star: ({ count }) => (count === 1 ? '1 αστέρι' : `${count} αστέρια`),
  clear: 'Διαγραφή',
};
