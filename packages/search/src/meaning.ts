import type { Condition } from './condition.ts';
import type { Place } from './places/place.ts';
import type { Reading } from './readings.ts';
import type { Segment } from './segments.ts';
import { kindOf, type Term, termOf, type TermKind } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { joined, wordsOf } from './words.ts';

/** What a segment asks of a salon. */
export interface Meaning {
  readonly segment: Segment;
  /** `content` and `place` are what is searched; a `shop` is a kind of salon. */
  readonly role: 'content' | 'place' | 'shop' | 'plain' | 'filler' | 'unknown';
  readonly place: Place | undefined;
  /** Each asks for the words of the place, under one of its names, in the name or address of a salon. */
  readonly inPlace: readonly Condition[];
  readonly names: readonly Term[];
  readonly barbers: readonly Term[];
  /** Words of services that were typed. */
  readonly typedServices: readonly Term[];
  /** Also words of the same meaning. */
  readonly services: readonly Term[];
  readonly categories: readonly Term[];
  readonly addresses: readonly Term[];
}

const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

export function termsOfKind(reading: Pick<Reading, 'entries'>, kind: TermKind): readonly Term[] {
  return unique(
    reading.entries.flatMap(({ terms }) => terms.filter((term) => kindOf(term) === kind)),
  );
}

/** A beginning names a place only where it can be nothing else. */
const leastOfPlace = 4;

function placeOf({ words, reading }: Segment): Place | undefined {
  const places = unique(reading.entries.flatMap((entry) => entry.places));
  const [first] = places;
  if (reading.way !== 'beginning') return first;
  const isElse = reading.entries.some(
    ({ terms, concepts }) => concepts.length > 0 || terms.some((term) => kindOf(term) !== 'a'),
  );
  const isLong = joined(words.join('')).length >= leastOfPlace;
  return isElse || !isLong ? undefined : first;
}

const localTerms = (reading: Pick<Reading, 'entries'>): readonly Term[] => [
  ...termsOfKind(reading, 'n'),
  ...termsOfKind(reading, 'a'),
];

function inPlace({ lexicon }: Vocabulary, { parts }: Segment, { en, el }: Place) {
  const named = (name: string): Condition =>
    wordsOf(name).map((word) => {
      const entry = lexicon.written(joined(word));
      return entry === undefined ? [] : localTerms({ entries: [entry] });
    });
  return [parts.map((part) => localTerms(part)), named(en), named(el)];
}

export function meaningOf(vocabulary: Vocabulary, segment: Segment): Meaning {
  const { reading } = segment;
  const concepts = unique(reading.entries.flatMap((entry) => entry.concepts));
  const typedServices = termsOfKind(reading, 's');
  const place = placeOf(segment);
  const names = termsOfKind(reading, 'n');
  const barbers = termsOfKind(reading, 'b');
  const own = concepts.filter(({ weight }) => weight === 'content');
  const categories = unique([
    ...termsOfKind(reading, 'c'),
    ...concepts.flatMap((concept) => concept.categories.map((title) => termOf('c', title))),
  ]);
  return {
    segment,
    role: roleOf(),
    place,
    inPlace: place === undefined ? [] : inPlace(vocabulary, segment, place),
    names,
    barbers,
    typedServices,
    services: unique([
      ...typedServices,
      ...own.flatMap((concept) => vocabulary.servicesOf(concept)),
    ]),
    categories,
    addresses: termsOfKind(reading, 'a'),
  };

  function roleOf(): Meaning['role'] {
    const isNamed = names.length > 0 || barbers.length > 0;
    if (place !== undefined) return 'place';
    if (reading.way === 'unknown') return 'unknown';
    if (own.length === 0 && reading.entries.some(({ isFiller }) => isFiller)) return 'filler';
    if (own.length > 0) return 'content';
    const [concept] = concepts;
    if (concept !== undefined && (concept.weight !== 'plain' || !isNamed)) {
      return concept.weight === 'plain' ? 'plain' : 'shop';
    }
    return concept?.weight === 'plain' ? 'plain' : 'content';
  }
}
