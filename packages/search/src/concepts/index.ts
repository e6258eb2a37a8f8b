import { beards } from './barbers.ts';
import { care } from './care.ts';
import { color } from './color.ts';
import type { Concept } from './concept.ts';
import { cuts } from './cuts.ts';
import { shops } from './shops.ts';
import { styling } from './styling.ts';

export type { Concept } from './concept.ts';
export { fillers } from './fillers.ts';

export const concepts: readonly Concept[] = [
  ...cuts,
  ...color,
  ...styling,
  ...care,
  ...beards,
  ...shops,
];

/** Greek titles of categories, which the API stores in English. */
export const greekTitles: Readonly<Record<string, string>> = {
  Haircut: 'Κούρεμα',
  Color: 'Βαφή',
  'Beard Trim': 'Περιποίηση γενειάδας',
  Styling: 'Χτένισμα',
  Treatments: 'Θεραπείες',
  "Men's Cuts": 'Ανδρικό κούρεμα',
  'Hot Towel': 'Ζεστή πετσέτα',
  'Premium Cuts': 'Premium κούρεμα',
  Balayage: 'Balayage',
  Extensions: 'Extensions',
};
