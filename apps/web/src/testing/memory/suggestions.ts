import {
  bestSuggestions,
  type Condition,
  suggest,
  type FoundSuggestion,
  tierOf,
} from '@salonica/search';
import type { RequestOf, ResponseOf } from '../../domain/api.ts';
import type { SalonSummary } from '../../domain/salon.ts';
import { idAt, memoryBarbers } from './offer.ts';
import { termsOf, vocabularyOf } from './search-terms.ts';

/** What completes a query, best first. */
export function suggestionsFor(
  { q, kinds }: RequestOf<'suggest'>['query'],
  english: readonly SalonSummary[],
  greek: readonly SalonSummary[],
  language: string,
): ResponseOf<'suggest'> {
  const salons = english.map((en) => {
    const el = greek.find(({ id }) => id === en.id) ?? en;
    return { shown: language === 'el' ? el : en, terms: termsOf([en, el]) };
  });
  const vocabulary = vocabularyOf(salons.flatMap(({ terms }) => [...terms]));
  const asked = suggest(vocabulary, q, language === 'el' ? 'el' : 'en', kinds);
  const idOf = (title: string | undefined) =>
    english.flatMap(({ categories }) => categories).find((one) => one.title === title)?.id ?? null;
  const nearestWith = (condition: Condition) =>
    salons
      .filter(({ terms }) => condition.length > 0 && tierOf(terms, [condition]) === 0)
      .map(({ shown }) => shown)
      .toSorted((a, b) => a.distance - b.distance);
  const found: readonly FoundSuggestion[] = [
    ...asked.known.map((one) => ({ ...one, id: idOf(one.title), detail: null, salonId: null })),
    ...nearestWith(asked.names).flatMap(({ id, name, address }) => {
      const one = asked.ofRecord('salon', name);
      return one === undefined ? [] : [{ ...one, id, detail: address, salonId: id }];
    }),
    ...nearestWith(asked.barbers).flatMap(({ id, name: salon }) =>
      memoryBarbers.flatMap(({ key, name }) => {
        const [text, other] = language === 'el' ? [name.el, name.en] : [name.en, name.el];
        const one = asked.ofRecord('barber', text, other);
        return one === undefined ? [] : [{ ...one, id: idAt(id, key), detail: salon, salonId: id }];
      }),
    ),
  ];
  return {
    suggestions: bestSuggestions(found, kinds),
  };
}
