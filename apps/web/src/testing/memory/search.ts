import type { Point, SalonQuery, SalonSort, SalonSummary } from '../../domain/salon.ts';
import type { DayTimes } from '@salonica/policy';
import type { PlainDateTime } from '../../shared/dates.ts';
import { foldText, latinText } from '@salonica/text';
import { cityNames, termsOf } from './search-terms.ts';

/** A salon with its search texts. */
export interface Candidate {
  readonly salon: SalonSummary;
  /** The same salon in every language. */
  readonly translations: readonly SalonSummary[];
  /** Its first free time. */
  readonly next: () => PlainDateTime | null;
  readonly isFreeOn: (on: DayTimes) => boolean;
}

/** Folded, and again in Latin letters, so that both alphabets match. */
function searchable(texts: readonly string[]): string {
  const folded = foldText(texts.join(' '));
  return `${folded} ${latinText(folded)}`;
}

/** Every word occurs in the text, in its own or in Latin letters. */
function wordTest(typed: string): (texts: readonly string[]) => boolean {
  const words = foldText(typed)
    .split(/[\s,;]+/u)
    .filter((word) => word !== '')
    .map((word) => [word, latinText(word)] as const);
  return (texts) => {
    if (words.length === 0) return true;
    const text = searchable(texts);
    return words.every(([word, latin]) => text.includes(word) || text.includes(latin));
  };
}

/** Addresses have no post code, but all of these belong to the city. */
const cityPostCode = /(?<!\d)5[4-6]\d ?\d{2}(?!\d)/gu;

const textsOf = ({ name, address, services, categories }: SalonSummary) => [
  name,
  address,
  ...services,
  ...categories.map(({ title }) => termsOf(title)),
];

const isInside = (
  { south, west, north, east }: NonNullable<SalonQuery['bounds']>,
  { latitude, longitude }: Point,
) => south <= latitude && latitude <= north && west <= longitude && longitude <= east;

/** The requested times; undefined for any day. */
export function dayTimesOf({
  availableOn: date,
  startsFrom: from,
  startsBefore: before,
}: SalonQuery): DayTimes | undefined {
  return date === undefined ? undefined : { date, from, before };
}

function fits(query: SalonQuery): (candidate: Candidate) => boolean {
  const isWanted = wordTest(query.q ?? '');
  const isThere = wordTest((query.place ?? '').replaceAll(cityPostCode, ' '));
  const { categories = [], price, rating = 0, within = Infinity, bounds } = query;
  const on = dayTimesOf(query);
  return ({ salon, translations, isFreeOn }) =>
    isWanted(translations.flatMap(textsOf)) &&
    isThere([...translations.map(({ address }) => address), cityNames]) &&
    (categories.length === 0 || salon.categories.some(({ id }) => categories.includes(id))) &&
    (price === undefined || salon.priceRange === price) &&
    (query.topRated !== true || salon.topRated) &&
    (salon.rating ?? 0) >= rating &&
    salon.distance <= within &&
    (bounds === undefined || isInside(bounds, salon.location)) &&
    (on === undefined || isFreeOn(on));
}

type Compare = (a: Candidate, b: Candidate) => number;

/** Ascending; unknown values last. */
function by(valueOf: (candidate: Candidate) => number | string | null): Compare {
  return (a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === right) return 0;
    if (left === null) return 1;
    if (right === null) return -1;
    return left < right ? -1 : 1;
  };
}

const byDistance = by(({ salon }) => salon.distance);
const byRating = by(({ salon }) => (salon.rating === null ? null : -salon.rating));
const byReviews = by(({ salon }) => -salon.reviewCount);
const byPrice = by(({ salon }) => salon.priceRange.length);
const byAvailability = by(({ next }) => {
  const time = next();
  return time === null ? null : `${time.date} ${time.time}`;
});

/** The second order decides ties of the first; after that the host's own order applies. */
const orders: Readonly<Record<SalonSort, readonly Compare[]>> = {
  relevance: [byDistance],
  distance: [byDistance],
  rating: [byRating, byReviews],
  price: [byPrice, byDistance],
  availability: [byAvailability, byDistance],
};

/** Matching salons, in the requested order. */
export function search(
  candidates: readonly Candidate[],
  query: SalonQuery,
): readonly SalonSummary[] {
  const compares = orders[query.sort ?? 'distance'];
  return candidates
    .filter(fits(query))
    .toSorted((a, b) => compares.reduce((result, compare) => result || compare(a, b), 0))
    .map(({ salon }) => salon);
}
