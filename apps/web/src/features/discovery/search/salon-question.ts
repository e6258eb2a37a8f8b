import type { Category } from '#domain/category.ts';
import type { Point, SalonQuery } from '#domain/salon.ts';
import type { PlainDate } from '#shared/dates.ts';
import { serviceOf } from './popular-services.ts';
import { type PriceChoice, type SalonSearch, sortOf } from './salon-search.ts';
import { dayOf, startsWithin } from './when.ts';

/** The radius of "Near me", in miles. */
export const nearby = 5;

/** The context of a search. */
export interface Surroundings {
  /** At the salons. */
  readonly today: PlainDate;
  /** The visitor's position; null where it is unknown or out of town. */
  readonly point: Point | null;
  /** For the category ids of a popular service. */
  readonly categories: readonly Category[];
  /** Omits distant salons, in every search. */
  readonly isNearbyOnly: boolean;
}

const prices = { '1': '$', '2': '$$', '3': '$$$' } as const satisfies Record<
  Exclude<PriceChoice, 'all'>,
  SalonQuery['price']
>;

function categoriesOf(
  { service }: SalonSearch,
  categories: readonly Category[],
): readonly string[] | undefined {
  return serviceOf(service)?.categories.map(
    (title) => categories.find((category) => category.title === title)?.id ?? title,
  );
}

/** The server query of a search. */
export function questionOf(
  search: SalonSearch,
  { today, point, categories, isNearbyOnly }: Surroundings,
): SalonQuery {
  const { q, location, price, rating, isNearMe } = search;
  const asked = categoriesOf(search, categories);
  return {
    sort: sortOf(search),
    ...(q === '' ? {} : { q }),
    ...(location === '' ? {} : { place: location }),
    ...(asked === undefined ? {} : { categories: asked }),
    ...(price === 'all' ? {} : { price: prices[price] }),
    ...(rating === '0' ? {} : { rating: Number(rating) }),
    ...(search.isTopRated ? { topRated: true as const } : {}),
    ...(search.date === '' ? {} : { availableOn: dayOf(search.date, today) }),
    ...startsWithin(search.time),
    ...(isNearMe && point !== null ? { near: point } : {}),
    ...(isNearMe || isNearbyOnly ? { within: nearby } : {}),
    ...(search.bounds === null ? {} : { bounds: search.bounds }),
  };
}
