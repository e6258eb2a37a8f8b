/** Built-in strings of the spinner. */
export interface SpinnerMessages {
  /** Says what the turning circle means. */
  loading: string;
}

export const en: SpinnerMessages = { loading: 'Loading' };

export const el: SpinnerMessages = { loading: 'Φόρτωση' };
