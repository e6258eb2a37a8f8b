/** Built-in strings below a list that grows; numbers are formatted for the language. */
export interface LoadMoreMessages {
  /** The visible part of the list; `total` is `null` while unknown. */
  shown: (details: { shown: string; total: string | null }) => string;
  /** The button. */
  more: string;
  /** The button while more are loading. */
  busy: string;
  /** The button after a failure. */
  retry: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly loadMore: LoadMoreMessages;
  }
}

export const en: LoadMoreMessages = {
  shown: ({ shown, total }) => (total === null ? `${shown} shown` : `${shown} of ${total} shown`),
  more: 'Load More',
  busy: 'Loading…',
  retry: 'Try again',
};

export const el: LoadMoreMessages = {
  shown: ({ shown, total }) =>
    total === null ? `Εμφανίζονται ${shown}` : `Εμφανίζονται ${shown} από ${total}`,
  more: 'Περισσότερα',
  busy: 'Φόρτωση…',
  retry: 'Δοκιμή ξανά',
};
