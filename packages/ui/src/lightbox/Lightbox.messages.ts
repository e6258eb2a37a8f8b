/** Built-in strings of the lightbox. */
export interface LightboxMessages {
  /** Names the close button. */
  close: string;
  /** Names the previous button. */
  previous: string;
  /** Names the next button. */
  next: string;
  /** Name of the row of thumbnails. */
  pictures: string;
  /**
   * Announced when a picture becomes visible, and the name of its thumbnail; `index` counts from 1.
   */
  position: (details: { index: number; count: number; description: string }) => string;
  /** Replaces a picture that failed to load. */
  failed: string;
  /** The retry button of a failed picture. */
  retry: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly lightbox: LightboxMessages;
  }
}

export const en: LightboxMessages = {
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  pictures: 'Pictures',
  position: ({ index, count, description }) =>
    `Picture ${index} of ${count}${description ? `: ${description}` : ''}`,
  failed: 'This picture did not load.',
  retry: 'Try again',
};

export const el: LightboxMessages = {
  close: 'Κλείσιμο',
  previous: 'Προηγούμενη φωτογραφία',
  next: 'Επόμενη φωτογραφία',
  pictures: 'Φωτογραφίες',
  position: ({ index, count, description }) =>
    `Φωτογραφία ${index} από ${count}${description ? `: ${description}` : ''}`,
  failed: 'Η φωτογραφία δεν φορτώθηκε.',
  retry: 'Δοκιμή ξανά',
};
