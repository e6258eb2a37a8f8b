/** Built-in strings of the banner. */
export interface BannerMessages {
  /** Announced before the text of an `info` banner. */
  info: string;
  /** Announced before the text of a `warning` banner. */
  warning: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly banner: BannerMessages;
  }
}

export const en: BannerMessages = { info: 'Note:', warning: 'Warning:' };

export const el: BannerMessages = { info: 'Σημείωση:', warning: 'Προειδοποίηση:' };
