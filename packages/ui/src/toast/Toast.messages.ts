/** Built-in strings of the toast and its region. */
export interface ToastMessages {
  /** Name of the landmark, with its key. */
  region: string;
  /** Names the close button. */
  close: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly toast: ToastMessages;
  }
}

export const en: ToastMessages = { region: 'Notifications (F6)', close: 'Close' };

export const el: ToastMessages = { region: 'Ειδοποιήσεις (F6)', close: 'Κλείσιμο' };
