/** The data of a card, the same for all contenders. */
export interface Salon {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly rating: number;
  readonly reviewCount: number;
  readonly distance: string;
  readonly time: string;
  readonly price: string;
  readonly categories: readonly string[];
  readonly bookings: string;
}

const names = [
  'Kyma',
  'Thermaikos',
  'Atelier Aristotelous',
  'Figaro',
  'Salon Olympia',
  'Nea Paralia',
];
const categories = ['Haircut', 'Color', 'Balayage', 'Beard Trim', 'Hot Towel'];

/**
 * @param count - number of salons
 * @param version - changes every salon's text, like a new response
 */
export function makeSalons(count: number, version: number): Salon[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `${names[index % names.length]} ${index}`,
    address: `${(index % 90) + 1} Megalou Alexandrou`,
    rating: 4 + (index % 10) / 10,
    reviewCount: 100 + index,
    distance: `${((index % 40) / 10 + 0.1).toFixed(1)} mi`,
    time: `${30 + (index % 6) * 5} min`,
    price: '$$',
    categories: categories.slice(index % 2, 3 + (index % 3)),
    bookings: `${50 + version}+ bookings`,
  }));
}

export const priceInWords = 'Moderately priced';

export const picture = '/picture.svg';

export const pictureText = (name: string): string => `${name}, illustrated storefront`;

const number = new Intl.NumberFormat('en');
const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const formatRating = (rating: number): string => decimal.format(rating);
export const formatCount = (count: number): string => number.format(count);
export const ratingInWords = (rating: number, count: number): string =>
  `${formatRating(rating)} out of 5, ${formatCount(count)} reviews`;
