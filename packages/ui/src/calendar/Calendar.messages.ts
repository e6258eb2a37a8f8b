/** Built-in strings of the calendar. */
export interface CalendarMessages {
  /** Name of the back button. */
  previousMonth: string;
  /** Name of the forward button. */
  nextMonth: string;
  /** Name of the two month buttons together. */
  navigation: string;
  /** Announced after the date of today. */
  isToday: string;
  /** Ends the name of the selected day. */
  isSelected: string;
  /** Why a day before today, or before the first bookable day, cannot be chosen. */
  past: string;
  /** Why a day after the last bookable day cannot be chosen. */
  notYet: string;
  /** Legend. */
  selected: string;
  /** In the legend. */
  today: string;
  /** In the legend, unless the calendar was given a `closedLabel`. */
  closed: string;
  /** In the legend. */
  full: string;
  /** In the legend. */
  few: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly calendar: CalendarMessages;
  }
}

export const en: CalendarMessages = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  navigation: 'Months',
  isToday: 'today',
  isSelected: 'selected',
  past: 'in the past',
  notYet: 'not open for booking yet',
  selected: 'Selected',
  today: 'Today',
  closed: 'Closed',
  full: 'Fully booked',
  few: 'Few times left',
};

export const el: CalendarMessages = {
  previousMonth: 'Προηγούμενος μήνας',
  nextMonth: 'Επόμενος μήνας',
  navigation: 'Μήνες',
  isToday: 'σήμερα',
  isSelected: 'επιλεγμένη',
  past: 'έχει περάσει',
  notYet: 'δεν δέχεται ακόμη κρατήσεις',
  selected: 'Επιλεγμένη',
  today: 'Σήμερα',
  closed: 'Κλειστά',
  full: 'Χωρίς ελεύθερη ώρα',
  few: 'Λίγες ελεύθερες ώρες',
};
