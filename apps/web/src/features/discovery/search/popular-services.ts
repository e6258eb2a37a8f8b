import { dollars, type Money } from '#shared/money.ts';
import type { ServiceChoice } from './salon-search.ts';

export interface PopularService {
  /** Its name in a URL. */
  readonly choice: Exclude<ServiceChoice, ''>;
  readonly key: 'haircut' | 'color' | 'beard' | 'highlights';
  readonly price: Money;
  readonly minutes: number;
  /** The server's titles of the categories that offer it. */
  readonly categories: readonly string[];
}

/** The most popular services, at sample prices. */
export const popularServices: readonly PopularService[] = [
  {
    choice: '0',
    key: 'haircut',
    price: dollars(65),
    minutes: 45,
    categories: ['Haircut', "Men's Cuts", 'Premium Cuts'],
  },
  {
    choice: '1',
    key: 'color',
    price: dollars(120),
    minutes: 90,
    categories: ['Color', 'Balayage'],
  },
  { choice: '2', key: 'beard', price: dollars(35), minutes: 20, categories: ['Beard Trim'] },
  {
    choice: '3',
    key: 'highlights',
    price: dollars(140),
    minutes: 120,
    categories: ['Color', 'Balayage'],
  },
];

export function serviceOf(choice: ServiceChoice): PopularService | undefined {
  return popularServices.find((service) => service.choice === choice);
}
