import type { LocalizedText } from '../localized-text.ts';

export interface Holiday {
  readonly date: Temporal.PlainDate;
  readonly reason: LocalizedText;
}

const fixed: readonly (readonly [month: number, day: number, en: string, el: string])[] = [
  [1, 1, 'New Year’s Day', 'Πρωτοχρονιά'],
  [1, 6, 'Epiphany', 'Θεοφάνια'],
  [3, 25, 'Greek Independence Day', '25η Μαρτίου'],
  [5, 1, 'Labor Day', 'Πρωτομαγιά'],
  [8, 15, 'Dormition of the Virgin', 'Κοίμηση της Θεοτόκου'],
  [10, 26, 'Saint Demetrius, patron of the city', 'Άγιος Δημήτριος, πολιούχος της πόλης'],
  [10, 28, 'Ochi Day', 'Επέτειος του Όχι'],
  [12, 25, 'Christmas Day', 'Χριστούγεννα'],
  [12, 26, 'Second day of Christmas', 'Σύναξη της Θεοτόκου'],
];

/** Days from Orthodox Easter. */
const movable: readonly (readonly [days: number, en: string, el: string])[] = [
  [-48, 'Clean Monday', 'Καθαρά Δευτέρα'],
  [-2, 'Good Friday', 'Μεγάλη Παρασκευή'],
  [1, 'Easter Monday', 'Δευτέρα του Πάσχα'],
];

/**
 * Meeus's rule for the Julian calendar, converted to ours; the difference of 13 days is valid until
 * 2099.
 */
export function orthodoxEaster(year: number): Temporal.PlainDate {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const day = ((d + e + 114) % 31) + 1;
  return Temporal.PlainDate.from({ year, month, day }).add({ days: 13 });
}

/** Days of a year on which every salon is closed, in order. */
export function holidaysOf(year: number): readonly Holiday[] {
  const easter = orthodoxEaster(year);
  const all = [
    ...fixed.map(([month, day, en, el]) => ({
      date: Temporal.PlainDate.from({ year, month, day }),
      reason: { en, el },
    })),
    ...movable.map(([days, en, el]) => ({ date: easter.add({ days }), reason: { en, el } })),
  ];
  // Two can fall on the same day, such as Labor Day and Easter Monday.
  return [...new Map(all.map((holiday) => [holiday.date.toString(), holiday])).values()].toSorted(
    (a, b) => Temporal.PlainDate.compare(a.date, b.date),
  );
}
