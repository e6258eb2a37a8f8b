/** Built-in strings of HoursEditor. */
export interface HoursEditorMessages {
  /** After the day in the name of its checkbox, for screen readers. */
  open: string;
  /** Beside a day without hours. */
  closed: string;
  /** Name of the time at which an interval begins; `place` is its number on that day. */
  opens: (day: string, place: number) => string;
  /** Name of the time at which an interval ends. */
  closes: (day: string, place: number) => string;
  /** Label of the latest start of a visit. */
  lastStart: string;
  /** After that label, for screen readers. */
  lastStartOf: (day: string, place: number) => string;
  /** The latest start where only closing limits it. */
  untilClosing: string;
  /** Divides the longest interval of a day. */
  addBreak: string;
  /** Name of that button; it begins with `addBreak`. */
  addBreakOf: (day: string) => string;
  /** Removes an interval. */
  remove: (day: string, from: string, until: string) => string;
  /** Opens the days to which hours can be copied. */
  copy: string;
  /** Name of that button; it begins with `copy`. */
  copyOf: (day: string) => string;
  /** Above the days in the menu. */
  copyTo: string;
  /** Every other day. */
  everyDay: string;
  /** Monday to Friday. */
  workingDays: string;
  /** The interval does not close after it opens. */
  order: string;
  /** The interval begins before an earlier one ends. */
  overlap: string;
  /** The latest start is not within its interval. */
  outside: string;
  /** Announced after a copy; `days` is a list in words. */
  copied: (day: string, days: string) => string;
  /** Announced after a break was added. */
  breakAdded: (day: string, from: string, until: string) => string;
  /** Announced after an interval was removed. */
  removed: (day: string, from: string, until: string) => string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly hoursEditor: HoursEditorMessages;
  }
}

const numbered = (place: number): string => (place === 1 ? '' : ` ${place}`);

export const en: HoursEditorMessages = {
  open: '(open)',
  closed: 'Closed',
  opens: (day, place) => `${day}, opens${numbered(place)}`,
  closes: (day, place) => `${day}, closes${numbered(place)}`,
  lastStart: 'Last start',
  lastStartOf: (day, place) => `(${day}${numbered(place)})`,
  untilClosing: 'Until closing',
  addBreak: 'Add break',
  addBreakOf: (day) => `Add break: ${day}`,
  remove: (day, from, until) => `Remove ${from} to ${until}, ${day}`,
  copy: 'Copy hours',
  copyOf: (day) => `Copy hours: ${day}`,
  copyTo: 'Copy to',
  everyDay: 'Every other day',
  workingDays: 'Monday to Friday',
  order: 'Please choose a closing time after the opening time.',
  overlap: 'These hours overlap others of the day. Please choose a later opening time.',
  outside: 'The last start has to be within these hours.',
  copied: (day, days) => `Hours of ${day} copied to: ${days}`,
  breakAdded: (day, from, until) => `${day}: break added from ${from} to ${until}`,
  removed: (day, from, until) => `${day}: ${from} to ${until} removed`,
};

export const el: HoursEditorMessages = {
  open: '(ανοιχτά)',
  closed: 'Κλειστά',
  opens: (day, place) => `${day}, άνοιγμα${numbered(place)}`,
  closes: (day, place) => `${day}, κλείσιμο${numbered(place)}`,
  lastStart: 'Τελευταία έναρξη',
  lastStartOf: (day, place) => `(${day}${numbered(place)})`,
  untilClosing: 'Έως το κλείσιμο',
  addBreak: 'Νέο διάλειμμα',
  addBreakOf: (day) => `Νέο διάλειμμα: ${day}`,
  remove: (day, from, until) => `Αφαίρεση ωραρίου ${from} έως ${until}, ${day}`,
  copy: 'Αντιγραφή',
  copyOf: (day) => `Αντιγραφή ωραρίου: ${day}`,
  copyTo: 'Αντιγραφή σε',
  everyDay: 'Όλες τις άλλες ημέρες',
  workingDays: 'Δευτέρα έως Παρασκευή',
  order: 'Επιλέξτε ώρα κλεισίματος μετά την ώρα ανοίγματος.',
  overlap: 'Το ωράριο συμπίπτει με άλλο της ίδιας ημέρας. Επιλέξτε ώρα ανοίγματος αργότερα.',
  outside: 'Η τελευταία έναρξη πρέπει να είναι μέσα στο ωράριο.',
  copied: (day, days) => `${day}: το ωράριο αντιγράφηκε σε: ${days}`,
  breakAdded: (day, from, until) => `${day}: προστέθηκε διάλειμμα ${from} έως ${until}`,
  removed: (day, from, until) => `${day}: αφαιρέθηκε το ωράριο ${from} έως ${until}`,
};
