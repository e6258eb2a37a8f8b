/** Built-in strings of a saved record. */
export interface RecordCardMessages {
  /** Badge of the default one. */
  default: string;
  /** Announced instead of the dots before the last digits of a card. */
  endingIn: string;
  /** The expiry of a card, such as "Expires 08/27". */
  expires: (date: string) => string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly recordCard: RecordCardMessages;
  }
}

export const en: RecordCardMessages = {
  default: 'Default',
  endingIn: 'ending in',
  expires: (date) => `Expires ${date}`,
};

export const el: RecordCardMessages = {
  default: 'Προεπιλογή',
  endingIn: 'με τελευταία ψηφία',
  expires: (date) => `Λήξη ${date}`,
};
