/** Built-in strings of the spinner. */
export interface SpinnerMessages {
  /** Describes the spinner. */
  loading: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly spinner: SpinnerMessages;
  }
}

export const en: SpinnerMessages = { loading: 'Loading' };

export const el: SpinnerMessages = { loading: 'Φόρτωση' };
