/** Built-in strings of the dialog. */
export interface DialogMessages {
  /** Names the close button. */
  close: string;
}

export const en: DialogMessages = { close: 'Close' };

export const el: DialogMessages = { close: 'Κλείσιμο' };
