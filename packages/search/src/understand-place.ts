import { type Condition, distinct } from './condition.ts';
import { type Meaning, meaningOf, termsOfKind } from './meaning.ts';
import type { Place } from './places/place.ts';
import { segmentsOf } from './segments.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is asked of the address of a salon. */
export interface PlaceUnderstanding {
  /** The origin of distances. */
  readonly place: Place | undefined;
  /** The text of an address; undefined without one. */
  readonly address: Condition | undefined;
  /** Whether it names neither a place nor the address of a salon. */
  readonly isUnknown: boolean;
}

/** The more precise one is meant. */
const precision: Readonly<Record<Place['kind'], number>> = {
  landmark: 0,
  district: 0,
  zip: 1,
  city: 2,
};

function mostPrecise(places: readonly Place[]): Place | undefined {
  const [first] = places.toSorted((a, b) => precision[a.kind] - precision[b.kind]);
  return first;
}

const isArea = ({ place }: Meaning) => place?.kind === 'city' || place?.kind === 'zip';

/** Understands a typed place: a known one, the text of an address, or both. */
export function understandPlace(vocabulary: Vocabulary, text: string): PlaceUnderstanding {
  const meanings = segmentsOf(vocabulary, text).map((one) => meaningOf(vocabulary, one));
  const said = meanings.filter(({ role }) => role !== 'filler');
  const place = mostPrecise(said.flatMap((meaning) => meaning.place ?? []));
  const isMore = said.some((meaning) => meaning.place === undefined);
  if (!isMore) return { place, address: undefined, isUnknown: false };
  const clauses = said
    .filter((meaning) => !isArea(meaning))
    .flatMap(({ segment }) => segment.parts.map((part) => termsOfKind(part, 'a')));
  const [address] = distinct([clauses]);
  return { place, address, isUnknown: place === undefined && address === undefined };
}
