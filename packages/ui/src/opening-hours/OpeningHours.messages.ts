/** Built-in strings of the opening hours. */
export interface OpeningHoursMessages {
  /** Beside the row of the present day. */
  today: string;
  /** Replaces the hours of a closed day. */
  closed: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly openingHours: OpeningHoursMessages;
  }
}

export const en: OpeningHoursMessages = { today: 'Today', closed: 'Closed' };

export const el: OpeningHoursMessages = { today: 'Σήμερα', closed: 'Κλειστά' };
