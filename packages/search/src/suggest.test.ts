import { describe, expect, it, test } from 'vitest';
import { bestSuggestions } from './best-suggestions.ts';
import { suggest } from './suggest.ts';
import { salonTerms } from './terms.ts';
import { createVocabulary } from './vocabulary.ts';

const both = (en: string, el: string) => ({ en, el });

const vocabulary = createVocabulary(
  salonTerms({
    name: 'Μυρτώ',
    address: both('14 Agias Sofias', 'Αγίας Σοφίας 14'),
    services: [
      both('Full Balayage', 'Balayage σε όλο το μήκος'),
      both('Balayage Refresh', 'Ανανέωση balayage'),
      both('Hot Towel Shave', 'Ξύρισμα με ζεστή πετσέτα'),
      both('Curly Style', 'Φορμάρισμα για σγουρά'),
      both('Haircut & Style', 'Κούρεμα & χτένισμα'),
      both('Children’s Cut', 'Παιδικό κούρεμα'),
    ],
    team: [both('Eleni Vasiliou', 'Ελένη Βασιλείου')],
    categories: ['Balayage', 'Hot Towel'],
  }),
);

const texts = (query: string, language: 'en' | 'el' = 'en') =>
  suggest(vocabulary, query, language)
    .known.toSorted((a, b) => a.cost - b.cost)
    .map(({ text }) => text);

describe('what completes a query without records', () => {
  test.each([
    ['bal', 'en', ['Balayage', 'Balayage Refresh', 'Full Balayage']],
    ['ombre', 'en', ['Balayage', 'Balayage Refresh', 'Full Balayage']],
    ['hot tow', 'en', ['Hot Towel', 'Hot Towel Shave']],
    ['kour', 'en', ['Haircut & Style', 'Children’s Cut', 'Curly Style']],
    ['κουρ', 'el', ['Κούρεμα & χτένισμα', 'Φορμάρισμα για σγουρά']],
    ['ξυρ', 'el', ['Ξύρισμα με ζεστή πετσέτα']],
    ['ka', 'en', ['Kalamaria', 'Ano Poli']],
    ['kalam', 'en', ['Kalamaria']],
    ['λευκός π', 'el', ['Λευκός Πύργος']],
    ['xqzw', 'en', []],
  ] as const)('%j in %s: %j', (query, language, expected) => {
    expect(texts(query, language).filter((text) => expected.some((one) => one === text))).toEqual(
      expected,
    );
  });

  it('marks what was typed', () => {
    const [first] = suggest(vocabulary, 'λευκός π', 'el').known;
    expect(first).toMatchObject({ kind: 'place', text: 'Λευκός Πύργος' });
    const found = suggest(vocabulary, 'hot tow', 'en').known.find(({ kind }) => kind === 'service');
    expect(found?.ranges).toEqual([
      [0, 3],
      [4, 7],
    ]);
  });
});

describe('what completes a query with the text of a record', () => {
  it('fits in either language', () => {
    const { names, barbers, ofRecord } = suggest(vocabulary, 'mirt', 'en');
    expect(names).toEqual([['n:Μυρτώ']]);
    expect(barbers.every(({ length }) => length === 0)).toBe(true);
    expect(ofRecord('salon', 'Μυρτώ')).toMatchObject({ kind: 'salon', ranges: [[0, 5]] });
    expect(ofRecord('salon', 'Kyma')).toBeUndefined();
  });

  it('has the best of each kind, at most eight', () => {
    const many = ['service', 'category', 'salon', 'barber', 'place'].flatMap((kind) =>
      Array.from({ length: 9 }, (_, at) => ({
        kind: kind as 'service',
        text: `${kind} ${at}`,
        ranges: [],
        cost: at,
        id: null,
        detail: null,
        salonId: null,
      })),
    );
    const best = bestSuggestions(many);
    expect(best).toHaveLength(8);
    expect(new Set(best.map(({ kind }) => kind)).size).toBe(5);
  });
});
