/** Built-in strings of every field. */
export interface FieldMessages {
  /** After the label of an optional field. */
  optional: string;
}

declare module './messages.tsx' {
  interface Dictionary {
    readonly field: FieldMessages;
  }
}

export const en: FieldMessages = { optional: 'optional' };

export const el: FieldMessages = { optional: 'προαιρετικό' };
