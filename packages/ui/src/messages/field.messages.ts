/** Built-in strings of every field. */
export interface FieldMessages {
  /** Stands after the label of a field that may stay empty. */
  optional: string;
}

declare module './messages.tsx' {
  interface Dictionary {
    readonly field: FieldMessages;
  }
}

export const en: FieldMessages = { optional: 'optional' };

export const el: FieldMessages = { optional: 'προαιρετικό' };
