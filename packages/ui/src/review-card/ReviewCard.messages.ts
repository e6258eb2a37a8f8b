/** Built-in strings of the review. */
export interface ReviewCardMessages {
  /** Replaces the text of a review with stars only. */
  wordless: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly reviewCard: ReviewCardMessages;
  }
}

export const en: ReviewCardMessages = { wordless: 'Stars only, no comment.' };

export const el: ReviewCardMessages = { wordless: 'Μόνο αστέρια, χωρίς σχόλιο.' };
