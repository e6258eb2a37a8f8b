/** Built-in strings of every field. */
export interface FieldMessages {
  /** Stands after the label of a field that may stay empty. */
  optional: string;
}

export const en: FieldMessages = { optional: 'optional' };

export const el: FieldMessages = { optional: 'προαιρετικό' };
