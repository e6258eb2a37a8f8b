/** Built-in strings of the search field. */
export interface SearchFieldMessages {
  /** Name of the clear button. */
  clear: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly searchField: SearchFieldMessages;
  }
}

export const en: SearchFieldMessages = { clear: 'Clear search' };

export const el: SearchFieldMessages = { clear: 'Καθαρισμός αναζήτησης' };
