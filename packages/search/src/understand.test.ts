import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bestService } from './best-service.ts';
import { tierOf } from './rank.ts';
import { salonTerms, type SalonTexts } from './terms.ts';
import { understandPlace } from './understand-place.ts';
import { understand } from './understand.ts';
import { createVocabulary } from './vocabulary.ts';

const both = (en: string, el: string) => ({ en, el });

const cut = both('Haircut & Style', 'Κούρεμα & χτένισμα');
const balayage = both('Full Balayage', 'Balayage σε όλο το μήκος');

const salons: Readonly<Record<string, SalonTexts>> = {
  kyma: {
    name: 'Kyma',
    address: both('41 Nikis Avenue', 'Λεωφόρος Νίκης 41'),
    services: [cut, balayage],
    team: [both('Eleni Vasiliou', 'Ελένη Βασιλείου'), both('Maria Petridou', 'Μαρία Πετρίδου')],
    categories: ['Balayage', 'Haircut'],
  },
  toumba: {
    name: 'Toumba Fade',
    address: both('58 Lampraki, Toumba', 'Λαμπράκη 58, Τούμπα'),
    services: [cut, both('Skin Fade', 'Φέιντ')],
    team: [both('Eleni Petridou', 'Ελένη Πετρίδου')],
    categories: ["Men's Cuts"],
  },
};

const terms = Object.entries(salons).map(
  ([id, texts]) => [id, new Set(salonTerms(texts))] as const,
);
const vocabulary = createVocabulary(terms.flatMap(([, own]) => [...own]));

const found = (query: string) => {
  const { tiers } = understand(vocabulary, query);
  return terms
    .flatMap(([id, own]) => {
      const tier = tierOf(own, tiers);
      return tier === undefined ? [] : [{ id, tier }];
    })
    .toSorted((a, b) => a.tier - b.tier)
    .map(({ id }) => id);
};

describe('a query', () => {
  test.each([
    ['', ['kyma', 'toumba']],
    ['near me', ['kyma', 'toumba']],
    ['kyma', ['kyma']],
    ['κύμα', ['kyma']],
    ['balayage', ['kyma']],
    ['haircut', ['kyma', 'toumba']],
    ['barber shop', ['toumba']],
    ['toumba fade', ['toumba']],
    ['toumba', ['toumba', 'kyma']],
    ['haircut toumba', ['toumba', 'kyma']],
    ['Eleni Petridou', ['toumba', 'kyma']],
    ['nikis avenue', ['kyma', 'toumba']],
  ])('%j finds %j', (query, ids) => expect(found(query)).toEqual(ids));

  it('is never corrected where a word exists', () => {
    expect(understand(vocabulary, 'fade').suggestion).toBeNull();
    expect(understand(vocabulary, 'faed').suggestion).toBe('fade');
    expect(understand(vocabulary, 'xqz').isPartial).toBe(true);
  });

  it('was typed on the other layout, unless it sounds like what it is', () => {
    expect(understand(vocabulary, 'ηαιρ').suggestion).toBe('hair');
    expect(understand(vocabulary, 'κύμα').suggestion).toBeNull();
  });

  it('has a typing error rather than a beginning with other letters', () => {
    expect(understand(vocabulary, 'hair coor').suggestion).toBe('hair color');
    expect(understand(vocabulary, 'highlites').suggestion).toBe('highlights');
    expect(understand(vocabulary, 'kour').suggestion).toBeNull();
  });

  it('names a service', () => {
    const offer = [cut, balayage].map((name) => ({ name }));
    expect(bestService(understand(vocabulary, 'ombre'), offer)?.name).toBe(balayage);
    expect(bestService(understand(vocabulary, 'kyma'), offer)).toBeUndefined();
  });

  it('of any text is understood somehow', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const { tiers, wider } = understand(vocabulary, text);
        expect([...tiers, ...wider].some(({ length }) => length === 0)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a typed place', () => {
  test.each([
    ['Kalamaria', 'Kalamaria', false],
    ['Kalamaria, Thessaloniki', 'Kalamaria', false],
    ['546 24', '546 24', false],
    ['Θεσσαλονίκη 54624', '546 24', false],
    ['41 Nikis Avenue, Thessaloniki', 'Nikis Avenue', true],
    ['downtown', 'Downtown Area', false],
    ['Lampraki', undefined, true],
  ])('%j is %s, with an address: %s', (text, name, hasAddress) => {
    const { place, address, isUnknown } = understandPlace(vocabulary, text);
    expect([place?.en, address !== undefined, isUnknown]).toEqual([name, hasAddress, false]);
  });

  test.each(['Paris', '10001'])('%j is unknown', (text) => {
    expect(understandPlace(vocabulary, text)).toEqual({
      place: undefined,
      address: undefined,
      isUnknown: true,
    });
  });
});
