import type { TFunction } from 'i18next';

/** The server's English category titles, and the keys of their translations. */
const keys = {
  Haircut: 'haircut',
  Color: 'color',
  Styling: 'styling',
  Treatments: 'treatments',
  "Men's Cuts": 'mensCuts',
  'Beard Trim': 'beardTrim',
  'Hot Towel': 'hotTowel',
  'Premium Cuts': 'premiumCuts',
  Balayage: 'balayage',
  Extensions: 'extensions',
} as const;

type KnownTitle = keyof typeof keys;

function isKnown(title: string): title is KnownTitle {
  return Object.hasOwn(keys, title);
}

/** A category in the language of the page; a title without a translation is shown unchanged. */
export function categoryName(t: TFunction<'discovery'>, title: string): string {
  return isKnown(title) ? t(`categoryNames.${keys[title]}`) : title;
}
