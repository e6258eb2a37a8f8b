import type { Meaning } from './meaning.ts';
import type { Term } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Combinations of recognised words that are looked up as one service. */
const mostCombinations = 100;

/** Readings of one word that are considered. */
const mostOfWord = 6;

/** Services whose whole name was typed, in any order and with corrected words. */
export function wholeOffers(vocabulary: Vocabulary, meanings: readonly Meaning[]): readonly Term[] {
  const parts = meanings
    .filter(({ role }) => role !== 'place' && role !== 'filler')
    .flatMap(({ segment }) => segment.parts);
  if (parts.length === 0) return [];
  let names: readonly (readonly string[])[] = [[]];
  for (const { entries } of parts) {
    const raws = entries.slice(0, mostOfWord).map(({ raw }) => raw);
    names = names.flatMap((name) => raws.map((raw) => [...name, raw])).slice(0, mostCombinations);
  }
  return [...new Set(names.flatMap((name) => vocabulary.offersWith(name)))];
}
