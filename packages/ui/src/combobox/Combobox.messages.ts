/** Built-in strings of the combobox. */
export interface ComboboxMessages {
  /** Name of the list. */
  suggestions: string;
  /** Their number, announced to screen readers. */
  count: (count: number) => string;
  /** The search found nothing. */
  none: string;
  /** The search takes longer than usual. */
  slow: string;
  /** The search failed. */
  failed: string;
  /** The option that searches again. */
  retry: string;
  /** How the keyboard removes an option, for screen readers. */
  removal: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly combobox: ComboboxMessages;
  }
}

export const en: ComboboxMessages = {
  suggestions: 'Suggestions',
  count: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  none: 'No suggestions',
  slow: 'Still searching…',
  failed: 'The suggestions did not load',
  retry: 'Try again',
  removal: 'Press Delete to remove it',
};

export const el: ComboboxMessages = {
  suggestions: 'Προτάσεις',
  count: (count) => (count === 1 ? '1 πρόταση' : `${count} προτάσεις`),
  none: 'Δεν υπάρχουν προτάσεις',
  slow: 'Η αναζήτηση συνεχίζεται…',
  failed: 'Οι προτάσεις δεν φορτώθηκαν',
  retry: 'Δοκιμάστε ξανά',
  removal: 'Πατήστε Delete για να αφαιρεθεί',
};
