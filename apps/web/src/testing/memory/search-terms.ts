import {
  type Bilingual,
  createVocabulary,
  salonTerms,
  type Term,
  type Vocabulary,
} from '@salonica/search';
import type { SalonSummary } from '../../domain/salon.ts';
import { memoryBarbers } from './offer.ts';

/** The same salon in English and in Greek. */
export type Translations = readonly [en: SalonSummary, el: SalonSummary];

/** What a salon can be found by. */
export function termsOf([en, el]: Translations): ReadonlySet<Term> {
  const services = en.services.map((name, at): Bilingual => ({
    en: name,
    el: el.services[at] ?? name,
  }));
  return new Set(
    salonTerms({
      name: en.name,
      address: { en: en.address, el: el.address },
      services,
      team: memoryBarbers.map(({ name }) => name),
      categories: en.categories.map(({ title }) => title),
    }),
  );
}

let last: { key: string; vocabulary: Vocabulary } | undefined;

/** The words that salons can be found by; kept, because most searches are about the same salons. */
export function vocabularyOf(terms: Iterable<Term>): Vocabulary {
  const all = [...new Set(terms)];
  const key = all.join('\n');
  if (last?.key !== key) last = { key, vocabulary: createVocabulary(all) };
  return last.vocabulary;
}
