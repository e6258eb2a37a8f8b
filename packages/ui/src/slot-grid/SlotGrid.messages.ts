/** Built-in strings of the slot grid. */
export interface SlotGridMessages {
  /** Name of the group when none is given. */
  label: string;
  /** Heading of the times before 12:00. */
  morning: string;
  /** Heading of the times before 15:00. */
  midday: string;
  /** Heading of the times before 18:00. */
  afternoon: string;
  /** Heading of the times from 18:00 on. */
  evening: string;
  /** Name of a time with its end. */
  span: (start: string, end: string) => string;
  /** Announced after the time of a taken slot. */
  taken: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly slotGrid: SlotGridMessages;
  }
}

export const en: SlotGridMessages = {
  label: 'Time',
  morning: 'Morning',
  midday: 'Midday',
  afternoon: 'Afternoon',
  evening: 'Evening',
  span: (start, end) => `${start} to ${end}`,
  taken: 'taken',
};

export const el: SlotGridMessages = {
  label: 'Ώρα',
  morning: 'Πρωί',
  midday: 'Μεσημέρι',
  afternoon: 'Απόγευμα',
  evening: 'Βράδυ',
  span: (start, end) => `${start} έως ${end}`,
  taken: 'μη διαθέσιμη',
};
