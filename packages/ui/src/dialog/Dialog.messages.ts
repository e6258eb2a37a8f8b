/** Built-in strings of the dialog. */
export interface DialogMessages {
  /** Names the close button. */
  close: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly dialog: DialogMessages;
  }
}

export const en: DialogMessages = { close: 'Close' };

export const el: DialogMessages = { close: 'Κλείσιμο' };
