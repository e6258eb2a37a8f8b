import { wordsOf } from './words.ts';

/**
 * What a salon can be found by: a letter for the kind, then the text as it is written.
 *
 * - `n:` a word of its name
 * - `b:` a word of a barber's name, `p:` the whole name of a barber
 * - `s:` a word of a service, `o:` the names of a service in both languages
 * - `c:` the English title of a category
 * - `a:` a word of its address
 */
export type Term = string;

export type TermKind = 'n' | 'b' | 'p' | 's' | 'o' | 'c' | 'a';

export interface Bilingual {
  readonly en: string;
  readonly el: string;
}

/** What is known of a salon. */
export interface SalonTexts {
  readonly name: string;
  readonly address: Bilingual;
  readonly services: readonly Bilingual[];
  /** Names of barbers. */
  readonly team: readonly Bilingual[];
  /** English titles. */
  readonly categories: readonly string[];
}

const separator = '|';

export const termOf = (kind: TermKind, text: string): Term => `${kind}:${text}`;

export const kindOf = (term: Term): string => term.slice(0, 1);

export const textOf = (term: Term): string => term.slice(2);

export const offerTerm = ({ en, el }: Bilingual): Term => termOf('o', `${en}${separator}${el}`);

/** Names of a service, from its term. */
export function offerOf(term: Term): Bilingual {
  const [en = '', el = ''] = textOf(term).split(separator);
  return { en, el };
}

/** The terms that a salon is found by, without duplicates. */
export function salonTerms({ name, address, services, team, categories }: SalonTexts): Term[] {
  const words = (kind: TermKind, ...texts: readonly string[]) =>
    texts.flatMap((text) => wordsOf(text).map((word) => termOf(kind, word)));
  const terms = [
    ...words('n', name),
    ...team.flatMap(({ en, el }) => [
      ...words('b', en, el),
      termOf('p', wordsOf(en).join(' ')),
      termOf('p', wordsOf(el).join(' ')),
    ]),
    ...services.flatMap((service) => [...words('s', service.en, service.el), offerTerm(service)]),
    ...categories.map((title) => termOf('c', title)),
    ...words('a', address.en, address.el),
  ];
  return [...new Set(terms)];
}
