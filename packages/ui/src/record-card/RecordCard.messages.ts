/** Built-in strings of a saved record. */
export interface RecordCardMessages {
  default: string;
  /** Said instead of the dots before the last digits of a card. */
  endingIn: string;
  expires: (date: string) => string;
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
