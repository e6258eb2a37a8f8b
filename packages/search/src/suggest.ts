import { type Completion, completionsOf, costOf } from './completions.ts';
import { greekTitles } from './concepts/index.ts';
import type { Condition } from './condition.ts';
import { type Range, rangesOf } from './highlight.ts';
import { readPhrase } from './readings.ts';
import { soundsOf } from './sounds.ts';
import { type Bilingual, kindOf, offerOf, termOf, type TermKind } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { joined, wordsOf } from './words.ts';

export type SuggestionKind = 'service' | 'category' | 'salon' | 'barber' | 'place';

export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly text: string;
  readonly ranges: Range[];
  /** Smaller is better. */
  readonly cost: number;
  /** English title, for a category. */
  readonly title?: string;
}

type Language = keyof Bilingual;

/** What may complete a query: everything that needs no records, and conditions for those that do. */
export interface Suggestions {
  readonly known: readonly Suggestion[];
  /** Salons whose name fits; empty where they are not wanted. */
  readonly names: Condition;
  /** Salons with a barber whose name fits; empty where they are not wanted. */
  readonly barbers: Condition;
  /** A suggestion with the text of a record; undefined where it does not fit. */
  readonly ofRecord: (
    kind: 'salon' | 'barber',
    text: string,
    other?: string,
  ) => Suggestion | undefined;
}

export const allKinds: readonly SuggestionKind[] = [
  'service',
  'category',
  'salon',
  'barber',
  'place',
];

/** Of equal texts, what more visitors look for. */
const costOfKind = { category: 0, service: 0.02, place: 0.04, salon: 0.03, barber: 0.05 } as const;

/**
 * @param kinds - the wanted ones
 */
export function suggest(
  vocabulary: Vocabulary,
  query: string,
  language: Language,
  kinds: readonly SuggestionKind[] = allKinds,
): Suggestions {
  const completions = completionsOf(vocabulary, query);
  const isWanted = (kind: SuggestionKind) => kinds.includes(kind);
  const clauses = (kind: TermKind): Condition =>
    completions.map(({ entries }) =>
      entries.flatMap(({ terms }) => terms.filter((term) => kindOf(term) === kind)),
    );
  const made = (kind: Suggestion['kind'], text: string, cost: number): Suggestion => ({
    kind,
    text,
    ranges: rangesOf(text, completions),
    cost: cost + costOfKind[kind],
  });
  return {
    known: [
      ...(isWanted('service') ? services(vocabulary, completions, language, made) : []),
      ...(isWanted('category') ? categories(vocabulary, completions, language, made) : []),
      ...(isWanted('place') ? placesOf(vocabulary, query, language, made) : []),
    ],
    names: isWanted('salon') ? clauses('n') : [],
    barbers: isWanted('barber') ? clauses('b') : [],
    ofRecord(kind, text, other = text) {
      const cost = costOf(completions, wordsOf(text)) ?? costOf(completions, wordsOf(other));
      return cost === undefined ? undefined : made(kind, text, cost);
    },
  };
}

type Make = (kind: Suggestion['kind'], text: string, cost: number) => Suggestion;

/** A word of the same meaning counts less than a typed one. */
const costOfMeaning = 0.5;

/** How unlikely a typed word means one of these terms. */
function meaningCost(
  { entries, costs }: Completion,
  means: (entry: Completion['entries'][number]) => boolean,
): number {
  return Math.min(
    ...entries.map((entry) => (means(entry) ? (costs.get(entry.raw) ?? 0) : Infinity)),
  );
}

/** How unlikely a typed word is one of these, at its position in a name. */
const typedCost = ({ costs }: Completion, positions: ReadonlyMap<string, number>): number =>
  Math.min(
    ...[...positions].map(([raw, at]) => (costs.get(raw) ?? Infinity) + at * costOfPosition),
  );

/** Of two services with a typed word, the one that begins with it; by the words before it. */
const costOfPosition = 0.005;

/** The words of a name, with the least number of words before each in either language. */
function positionsOf({ en, el }: Bilingual): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  for (const words of [wordsOf(en), wordsOf(el)]) {
    for (const [at, word] of words.entries()) {
      const raw = joined(word);
      positions.set(raw, Math.min(at, positions.get(raw) ?? Infinity));
    }
  }
  return positions;
}

function services(
  vocabulary: Vocabulary,
  completions: readonly Completion[],
  language: Language,
  made: Make,
): readonly Suggestion[] {
  return vocabulary.offers.flatMap((offer) => {
    const names = offerOf(offer);
    const words = [...wordsOf(names.en), ...wordsOf(names.el)];
    const terms = new Set(words.map((word) => termOf('s', word)));
    const positions = positionsOf(names);
    let sum = 0;
    for (const completion of completions) {
      const typed = typedCost(completion, positions);
      const meant = meaningCost(completion, ({ concepts }) =>
        concepts.some(
          (concept) =>
            concept.weight === 'content' &&
            vocabulary.servicesOf(concept).some((term) => terms.has(term)),
        ),
      );
      sum += Math.min(typed, meant + costOfMeaning);
    }
    // Of several services the plainest comes first.
    return Number.isFinite(sum) && completions.length > 0
      ? [made('service', names[language], sum + words.length / 200)]
      : [];
  });
}

function categories(
  vocabulary: Vocabulary,
  completions: readonly Completion[],
  language: Language,
  made: Make,
): readonly Suggestion[] {
  return vocabulary.categories.flatMap((title) => {
    const greek = greekTitles[title] ?? title;
    const written = new Set([...wordsOf(title), ...wordsOf(greek)].map((word) => joined(word)));
    let sum = 0;
    for (const completion of completions) {
      const typed = meaningCost(completion, ({ raw }) => written.has(raw));
      const meant = meaningCost(completion, ({ concepts }) =>
        concepts.some(({ weight, categories: [first] }) => weight === 'content' && first === title),
      );
      sum += Math.min(typed, meant + costOfMeaning);
    }
    return Number.isFinite(sum) && completions.length > 0
      ? [{ ...made('category', language === 'el' ? greek : title, sum), title }]
      : [];
  });
}

const leastOfPlace = 2;

/** A place that is called otherwise comes later. */
const costOfAlias = 0.1;

/** Places that the whole query begins. */
function placesOf(
  vocabulary: Vocabulary,
  query: string,
  language: Language,
  made: Make,
): readonly Suggestion[] {
  const raw = joined(query);
  if (raw.length < leastOfPlace) return [];
  const begun = vocabulary.lexicon.beginning(raw, soundsOf(raw));
  const reading = begun.some(({ places }) => places.length > 0)
    ? undefined
    : readPhrase(vocabulary, [raw], false);
  const found = new Map<string, Suggestion>();
  for (const entry of [...begun, ...(reading?.entries ?? [])]) {
    const missing = Math.max(0, entry.raw.length - raw.length);
    for (const place of entry.places) {
      const isName = [place.en, place.el].some((name) => joined(name) === entry.raw);
      const begun = missing === 0 ? 0 : 0.3 + missing / 100;
      const cost = (reading?.cost ?? 0) + begun + (isName ? 0 : costOfAlias);
      const suggestion = made('place', place[language], cost);
      const before = found.get(suggestion.text);
      if (before === undefined || before.cost > cost) found.set(suggestion.text, suggestion);
    }
  }
  return [...found.values()];
}
