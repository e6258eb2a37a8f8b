import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlainDateTime } from '../../../shared/dates.ts';
import type { Salon } from '../../../domain/salon.ts';
import { salonOf, titled } from '../testing/render-discovery.tsx';
import { bestRemoval, candidatesOf, findSalons } from './find-salons.ts';
import { everything, type SalonSearch } from './salon-search.ts';

const today = '2025-06-14';

const salons = [
  salonOf('1', {
    name: 'Kyma',
    address: '3 Megalou Alexandrou',
    distance: 1.4,
    rating: 4.6,
    priceRange: '$$',
    topRated: true,
    categories: titled('Haircut', 'Balayage'),
  }),
  salonOf('2', {
    name: 'Ρόδι',
    address: 'Ικτίνου 31',
    distance: 0.3,
    rating: 4.9,
    reviewCount: 10,
    priceRange: '$$$',
    categories: titled('Color'),
  }),
  salonOf('3', {
    name: 'Ladadika Barbers',
    address: '4 Katouni, Ladadika',
    distance: null,
    rating: 4.9,
    reviewCount: 90,
    priceRange: '$',
    categories: titled('Beard Trim', "Men's Cuts"),
  }),
  salonOf('4', {
    name: 'Τιμή & Σοφία',
    address: '12 Karamanli, Kalamaria',
    distance: 5.2,
    rating: null,
    priceRange: '',
    categories: titled('Tattoo'),
  }),
];

const free = new Map<string, PlainDateTime | null>([
  ['1', { date: '2025-06-16', time: '09:00' }],
  ['2', { date: today, time: '17:30' }],
  ['3', { date: today, time: '13:00' }],
  ['4', null],
]);

const candidates = candidatesOf(salons, free);

function idsFor(search: Partial<SalonSearch>): string[] {
  return findSalons(candidates, { ...everything, ...search }, today).map(({ salon }) => salon.id);
}

describe('words', () => {
  it.each([
    ['haircut', ['1', '3']],
    ['κουρεμα', ['1', '3']],
    ['ΚΟΎΡΕΜΑ', ['1', '3']],
    ['βαφησ', []],
    ['ΒΑΦΗ', ['2', '1']],
    ['Hair Color', ['2', '1']],
    ['μπαλαγιαζ', ['1']],
    ['τιμη', ['4']],
    ['ΤΙΜΉ', ['4']],
    ['σοφια', ['4']],
    ['ροδι', ['2']],
    ['rodi', ['2']],
    ['barbers beard', ['3']],
    ['κουρειο', ['3']],
    ['karamanli', ['4']],
    ['Καραμανλή', ['4']],
    ['Κύμα', ['1']],
    ['tattoo', ['4']],
    ['no such thing', []],
  ])('%j find %j', (q, ids) => {
    expect(idsFor({ q })).toEqual(ids);
  });

  it('find a name however it is accented and cased', () => {
    const accents = '\u0301\u0308';
    fc.assert(
      fc.property(
        fc.constantFrom(...salons),
        fc.boolean(),
        fc.nat(8),
        (salon: Salon, isLoud, at) => {
          const name = isLoud ? salon.name.toUpperCase() : salon.name.toLowerCase();
          const spoiled = `${name.slice(0, at)}${at % 2 === 0 ? '' : accents}${name.slice(at)}`;
          expect(idsFor({ q: `  ${spoiled} ` })).toContain(salon.id);
        },
      ),
    );
  });
});

describe('a place', () => {
  it.each([
    ['ladadika', ['3']],
    ['ΛΑΔΆΔΙΚΑ', ['3']],
    ['Iktinou', ['2']],
    ['Ικτίνου', ['2']],
    ['Thessaloniki', ['2', '1', '4', '3']],
    ['θεσσαλονικη', ['2', '1', '4', '3']],
    ['Kalamaria, Thessaloniki', ['4']],
    ['546 24', ['2', '1', '4', '3']],
    ['54624 Ladadika', ['3']],
    ['10001', []],
    ['Paris', []],
  ])('%j holds %j', (location, ids) => {
    expect(idsFor({ location })).toEqual(ids);
  });
});

describe('filters', () => {
  it.each([
    [{ price: '1' }, ['3']],
    [{ price: '3' }, ['2']],
    [{ rating: '4.5' }, ['2', '1', '3']],
    [{ isNearMe: true }, ['2', '1']],
    [{ isTopRated: true }, ['1']],
    [{ isAvailableToday: true }, ['2', '3']],
    [{ service: '2' }, ['3']],
    [{ isAvailableToday: true, price: '3' }, ['2']],
  ] as const)('%o leave %j', (search, ids) => {
    expect(idsFor(search)).toEqual(ids);
  });
});

describe('orders', () => {
  it.each([
    ['distance', ['2', '1', '4', '3']],
    ['rating', ['3', '2', '1', '4']],
    ['price', ['3', '1', '2', '4']],
    ['availability', ['3', '2', '1', '4']],
  ] as const)('by %s', (sort, ids) => {
    expect(idsFor({ sort })).toEqual(ids);
  });

  it('never add or lose a salon', () => {
    for (const sort of ['distance', 'rating', 'price', 'availability'] as const) {
      expect(idsFor({ sort }).toSorted()).toEqual(['1', '2', '3', '4']);
    }
  });
});

describe('an empty result', () => {
  const removal = (search: Partial<SalonSearch>) =>
    bestRemoval(candidates, { ...everything, ...search }, today);

  it('blames the one filter whose removal finds the most', () => {
    expect(removal({ q: 'tattoo', price: '1' })).toEqual({ filter: 'q', count: 1 });
    expect(removal({ location: 'Paris', isAvailableToday: true })).toEqual({
      filter: 'location',
      count: 2,
    });
  });

  it('blames nobody where it takes two', () => {
    expect(removal({ q: 'nothing', location: 'Paris' })).toBeNull();
  });

  it('tells how many there really are without it', () => {
    const search = { ...everything, isTopRated: true, price: '3' as const };
    const found = removal(search);
    expect(found).toEqual({ filter: 'price', count: 1 });
    expect(findSalons(candidates, { ...search, price: 'all' }, today)).toHaveLength(1);
  });
});

it('searches a thousand salons within a frame', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    ...salons[index % 4],
    id: `${index}`,
  }));
  const prepared = candidatesOf(many as Salon[], new Map());
  const start = performance.now();
  for (let run = 0; run < 10; run += 1) {
    findSalons(prepared, { ...everything, q: 'κούρεμα', location: 'Θεσσαλονίκη' }, today);
  }
  expect((performance.now() - start) / 10).toBeLessThan(50);
});
