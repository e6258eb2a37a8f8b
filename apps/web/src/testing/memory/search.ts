import type { DayTimes } from '@salonica/policy';
import { type Condition, tierOf, type Term, understand, understandPlace } from '@salonica/search';
import type { SalonQuery, SalonSort, SalonSummary, Understood } from '../../domain/salon.ts';
import type { PlainDateTime } from '../../shared/dates.ts';
import { termsOf, type Translations, vocabularyOf } from './search-terms.ts';

type Position = NonNullable<SalonQuery['near']>;

/** A salon that may be found. */
export interface Candidate {
  readonly salon: SalonSummary;
  readonly translations: Translations;
  /** Miles from a position. */
  readonly milesFrom: (position: Position) => number;
  /** Its first free time. */
  readonly next: () => PlainDateTime | null;
  readonly isFreeOn: (on: DayTimes) => boolean;
}

export type Asked = ReturnType<typeof understand>;

/** Matching salons in the requested order, and how the words were understood. */
export interface Found {
  readonly salons: readonly SalonSummary[];
  readonly asked: Asked;
  readonly understood: Understood;
}

interface Listed extends Candidate {
  readonly terms: ReadonlySet<Term>;
  /** The number of the condition that it fits. */
  readonly tier: number;
}

const isInside = (
  { south, west, north, east }: NonNullable<SalonQuery['bounds']>,
  { latitude, longitude }: Position,
) => south <= latitude && latitude <= north && west <= longitude && longitude <= east;

/** The requested times; undefined for any day. */
export function dayTimesOf({
  availableOn: date,
  startsFrom: from,
  startsBefore: before,
}: SalonQuery): DayTimes | undefined {
  return date === undefined ? undefined : { date, from, before };
}

function passes(query: SalonQuery): (candidate: Candidate) => boolean {
  const { categories = [], price, rating = 0, within = Infinity, bounds } = query;
  const on = dayTimesOf(query);
  return ({ salon, isFreeOn }) =>
    (categories.length === 0 || salon.categories.some(({ id }) => categories.includes(id))) &&
    (price === undefined || salon.priceRange === price) &&
    (query.topRated !== true || salon.topRated) &&
    (salon.rating ?? 0) >= rating &&
    salon.distance <= within &&
    (bounds === undefined || isInside(bounds, salon.location)) &&
    (on === undefined || isFreeOn(on));
}

type Compare = (a: Listed, b: Listed) => number;

/** Ascending; unknown values last. */
function by(valueOf: (candidate: Listed) => number | string | null): Compare {
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
  relevance: [by(({ tier }) => tier), byDistance],
  distance: [byDistance],
  rating: [byRating, byReviews],
  price: [byPrice, byDistance],
  availability: [byAvailability, byDistance],
};

type Attempt = readonly [tiers: readonly Condition[], address: Condition];

/** Salons that a query asks for, or the nearest to it where there are none. */
export function search(
  candidates: readonly Candidate[],
  query: SalonQuery,
  language: string,
): Found {
  const listed = candidates.map((one) => ({ ...one, terms: termsOf(one.translations) }));
  const vocabulary = vocabularyOf(listed.flatMap(({ terms }) => [...terms]));
  const { q = '', sort = q === '' ? 'distance' : 'relevance' } = query;
  const asked = understand(vocabulary, q);
  const there = understandPlace(vocabulary, query.place ?? '');
  const place = there.place ?? asked.place;
  const near = place ?? query.near;
  const placed = listed.map((one) =>
    near === undefined ? one : { ...one, salon: { ...one.salon, distance: one.milesFrom(near) } },
  );
  const fitting = ([tiers, address]: Attempt) =>
    placed.flatMap((one): readonly Listed[] => {
      const tier = tierOf(one.terms, [address]) === 0 ? tierOf(one.terms, tiers) : undefined;
      return tier === undefined ? [] : [{ ...one, tier }];
    });
  const isPartial = asked.isPartial || there.isUnknown;
  const address = there.address ?? [];
  const exact = fitting([asked.tiers, address]).filter(passes(query));
  const anywhere = fitting([asked.tiers, []]);
  const isExact = exact.length > 0 || anywhere.length > 0;
  const found =
    exact.length > 0
      ? exact
      : (isExact ? anywhere : fitting([asked.wider, []])).filter(passes(query));
  const isElsewhere =
    exact.length === 0 && found.length > 0 && there.place === undefined && address.length > 0;
  const compares = orders[sort];
  return {
    salons: found
      .toSorted((a, b) => compares.reduce((result, compare) => result || compare(a, b), 0))
      .map(({ salon }) => salon),
    asked,
    understood: {
      q: q === '' ? null : (asked.suggestion ?? q),
      place:
        place === undefined
          ? null
          : {
              name: language === 'el' ? place.el : place.en,
              latitude: place.latitude,
              longitude: place.longitude,
              kind: place.kind,
            },
      suggestion: asked.suggestion,
      widened: isPartial || !isExact || isElsewhere,
    },
  };
}
