/** Built-in strings of the search bar. */
export interface SearchBarMessages {
  /** Name of the clear button. */
  clear: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly searchBar: SearchBarMessages;
  }
}

export const en: SearchBarMessages = { clear: 'Clear search' };

export const el: SearchBarMessages = { clear: 'Καθαρισμός αναζήτησης' };
