import type { PlainDate, PlainDateTime } from '../../../shared/dates.ts';
import { foldText, latinText } from '../../../shared/text.ts';
import type { Salon } from '../../../domain/salon.ts';
import type { NextFree } from '../queries.ts';
import { offersService } from './popular-services.ts';
import {
  activeFilters,
  type Filter,
  type SalonSearch,
  type SortOrder,
  withoutFilters,
} from './salon-search.ts';
import { cityNames, termsOf } from './search-terms.ts';

/** "Near me" ends here, in miles. */
export const nearby = 5;

/** A salon with what it is searched by. */
export interface Candidate {
  readonly salon: Salon;
  readonly next: PlainDateTime | null;
  /** Folded: name, address and services. */
  readonly text: string;
  /** Folded: address and city. */
  readonly place: string;
}

/** Folded, and once more in Latin letters: a street is found in either alphabet. */
function searchable(...texts: readonly string[]): string {
  const folded = foldText(texts.join(' '));
  return `${folded} ${latinText(folded)}`;
}

const city = searchable(cityNames);

/** Prepares a list once, so that a search of a thousand salons is as quick as typing. */
export function candidatesOf(salons: readonly Salon[], nextFree: NextFree): readonly Candidate[] {
  return salons.map((salon) => ({
    salon,
    next: nextFree.get(salon.id) ?? null,
    text: searchable(
      salon.name,
      salon.address,
      ...salon.categories.map(({ title }) => termsOf(title)),
    ),
    place: `${searchable(salon.address)} ${city}`,
  }));
}

/** Every word has to be somewhere in the text, in its own letters or in Latin ones. */
function wordTest(typed: string): (text: string) => boolean {
  const words = foldText(typed)
    .split(/[\s,;]+/u)
    .filter((word) => word !== '')
    .map((word) => [word, latinText(word)] as const);
  return (text) => words.every(([word, latin]) => text.includes(word) || text.includes(latin));
}

/** Addresses carry no post code, but every one of these belongs to the city. */
const cityPostCode = /(?<!\d)5[4-6]\d ?\d{2}(?!\d)/gu;

/** 1 to 3, or null where nobody gave a price. */
function priceLevel({ priceRange }: Pick<Salon, 'priceRange'>): number | null {
  return priceRange === '' ? null : priceRange.length;
}

type Compare = (a: Candidate, b: Candidate) => number;

/** Smallest first; what nobody knows comes last. */
function by(valueOf: (candidate: Candidate) => number | null): Compare {
  return (a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === right) return 0;
    if (left === null) return 1;
    return right === null ? -1 : left - right;
  };
}

const byDistance = by(({ salon }) => salon.distance);
const byRating = by(({ salon }) => (salon.rating === null ? null : -salon.rating));
const byReviews = by(({ salon }) => (salon.reviewCount === null ? null : -salon.reviewCount));
const byPrice = by(({ salon }) => priceLevel(salon));

const byAvailability: Compare = (a, b) => {
  const key = ({ next }: Candidate) => (next === null ? '~' : `${next.date} ${next.time}`);
  const [left, right] = [key(a), key(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

/** The second order decides where the first one does not; after that the host's own order stays. */
const orders: Readonly<Record<SortOrder, readonly Compare[]>> = {
  distance: [byDistance],
  rating: [byRating, byReviews],
  price: [byPrice, byDistance],
  availability: [byAvailability, byDistance],
};

function fits(search: SalonSearch, today: PlainDate): (candidate: Candidate) => boolean {
  const isWanted = wordTest(search.q);
  const isThere = wordTest(search.location.replaceAll(cityPostCode, ' '));
  const leastRating = Number(search.rating);
  return ({ salon, next, text, place }) =>
    isWanted(text) &&
    isThere(place) &&
    offersService(salon, search.service) &&
    (search.price === 'all' || priceLevel(salon) === Number(search.price)) &&
    (leastRating === 0 || (salon.rating ?? 0) >= leastRating) &&
    (!search.isNearMe || (salon.distance ?? Infinity) <= nearby) &&
    (!search.isTopRated || salon.topRated) &&
    (!search.isAvailableToday || next?.date === today);
}

/**
 * The salons that fit, in the order that was asked for.
 *
 * @param today - at the salons
 */
export function findSalons(
  candidates: readonly Candidate[],
  search: SalonSearch,
  today: PlainDate,
): readonly Candidate[] {
  const compares = orders[search.sort];
  return candidates
    .filter(fits(search, today))
    .toSorted((a, b) => compares.reduce((result, compare) => result || compare(a, b), 0));
}

export interface Removal {
  readonly filter: Filter;
  /** How many salons there are without it. */
  readonly count: number;
}

/** The one filter whose removal finds the most; null where no single one is to blame. */
export function bestRemoval(
  candidates: readonly Candidate[],
  search: SalonSearch,
  today: PlainDate,
): Removal | null {
  const removals = activeFilters(search).map((filter) => ({
    filter,
    count: candidates.filter(fits(withoutFilters(search, [filter]), today)).length,
  }));
  return removals.reduce<Removal | null>(
    (best, removal) => (removal.count > (best?.count ?? 0) ? removal : best),
    null,
  );
}
