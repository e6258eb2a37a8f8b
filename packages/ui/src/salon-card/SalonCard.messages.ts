/** Built-in strings of the salon card. */
export interface SalonCardMessages {
  /** Badge on the picture. */
  topRated: string;
  /** Announced before the distance. */
  distance: string;
  /** Announced before the time. */
  averageTime: string;
  /** Price level as text, from 1 (cheapest) to 4. */
  price: (level: number) => string;
  /** Number of hidden categories. */
  moreCategories: (count: number) => string;
  /** Precedes the first free time, or the start times. */
  nextAvailable: string;
  /** Replaces the start times where there are none. */
  noStarts: string;
}

const pricesEn = ['Inexpensive', 'Moderately priced', 'Expensive', 'Very expensive'];

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly salonCard: SalonCardMessages;
  }
}

export const en: SalonCardMessages = {
  topRated: 'Top Rated',
  distance: 'Distance',
  averageTime: 'Average visit',
  price: (level) => pricesEn[level - 1] ?? '',
  moreCategories: (count) => `+${count} more`,
  nextAvailable: 'Next available:',
  noStarts: 'No free times',
};

const pricesEl = ['Οικονομικό', 'Μέτριες τιμές', 'Ακριβό', 'Πολύ ακριβό'];

export const el: SalonCardMessages = {
  topRated: 'Κορυφαίο',
  distance: 'Απόσταση',
  averageTime: 'Μέση διάρκεια',
  price: (level) => pricesEl[level - 1] ?? '',
  moreCategories: (count) => `+${count} ακόμη`,
  nextAvailable: 'Επόμενο διαθέσιμο:',
  noStarts: 'Καμία ελεύθερη ώρα',
};
