import { concepts, fillers, greekTitles } from './concepts/index.ts';
import type { Concept } from './concepts/index.ts';
import { createLexicon, type Entry } from './lexicon.ts';
import { cities } from './places/city.ts';
import { districts } from './places/districts.ts';
import { landmarks } from './places/landmarks.ts';
import type { Place } from './places/place.ts';
import { kindOf, offerOf, type Term, termOf, textOf } from './terms.ts';
import { joined, wordsOf } from './words.ts';

const places: readonly Place[] = [...districts, ...landmarks, ...cities];

/** After "στον" a Greek name has lost its final letter: "Λευκό Πύργο", "Εύοσμο". */
const withAccusative = (name: string): readonly string[] => [
  name,
  name.replaceAll(/ς(?=\s|$)/gu, ''),
];

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** All that can be understood: synonyms, places, and the words that salons are found by. */
export function createVocabulary(terms: Iterable<Term> = []) {
  const lexicon = createLexicon();
  const known = new Set<Term>();
  /** Words of services that mean the same as those of a concept. */
  const servicesOf = new Map<Concept, Term[]>();
  const offers: Term[] = [];
  const offersByKey = new Map<string, Term[]>();
  const categories: string[] = [];

  for (const concept of concepts) {
    for (const word of concept.words) lexicon.entryOf(word)?.concepts.push(concept);
  }
  for (const place of places) {
    for (const name of new Set([place.en, place.el, ...place.aliases].flatMap(withAccusative))) {
      const entry = lexicon.entryOf(name);
      if (entry !== undefined && !entry.places.includes(place)) entry.places.push(place);
    }
  }
  for (const word of fillers) {
    const entry = lexicon.entryOf(word);
    if (entry !== undefined) entry.isFiller = true;
  }

  /** Also inflections and the spellings of the other alphabet that sound the same. */
  function addService(term: Term, entry: Entry): void {
    const same = [entry, ...lexicon.sounding(entry.sounds)];
    for (const concept of new Set(same.flatMap((one) => one.concepts))) {
      const list = servicesOf.get(concept) ?? [];
      servicesOf.set(concept, list.includes(term) ? list : [...list, term]);
    }
  }

  function addCategory(title: string): void {
    categories.push(title);
    for (const text of new Set([title, greekTitles[title] ?? title])) {
      lexicon.entryOf(text)?.terms.push(termOf('c', title));
    }
  }

  function addOffer(term: Term): void {
    offers.push(term);
    const { en, el } = offerOf(term);
    for (const key of new Set([offerKey(wordsOf(en)), offerKey(wordsOf(el))])) {
      offersByKey.set(key, [...(offersByKey.get(key) ?? []), term]);
    }
  }

  /** The words of a service in any order, without those that say nothing. */
  const offerKey = (words: readonly string[]): string =>
    words
      .map((word) => joined(word))
      .filter((raw) => lexicon.written(raw)?.isFiller !== true)
      .toSorted()
      .join(' ');

  function add(more: Iterable<Term>): void {
    for (const term of more) {
      if (known.has(term)) continue;
      known.add(term);
      const kind = kindOf(term);
      if (kind === 'p') continue;
      if (kind === 'o') addOffer(term);
      else if (kind === 'c') addCategory(textOf(term));
      else {
        const entry = lexicon.entryOf(textOf(term));
        entry?.terms.push(term);
        if (kind === 's' && entry !== undefined) addService(term, entry);
      }
    }
  }

  add(terms);
  return {
    lexicon,
    places,
    /** Terms of all offered services. */
    offers: offers as readonly Term[],
    /** Terms of the services with exactly these words. */
    offersWith: (words: readonly string[]): readonly Term[] =>
      offersByKey.get(offerKey(words)) ?? [],
    /** English titles. */
    categories: categories as readonly string[],
    servicesOf: (concept: Concept): readonly Term[] => servicesOf.get(concept) ?? [],
    /** Makes further terms known. */
    add,
    /** Does what the first query with a typing error or a beginning would wait for. */
    prepare: (): void => lexicon.prepare(),
  };
}
