import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salonSorts } from '#domain/salon.ts';
import {
  activeFilters,
  everything,
  filters,
  priceChoices,
  ratingChoices,
  readSearch,
  type SalonSearch,
  serviceChoices,
  sortOf,
  viewChoices,
  withoutFilters,
  writeSearch,
} from './salon-search.ts';
import { roundedBounds } from './map-bounds.ts';
import { searchTextOf } from './search-text.ts';
import { anytime, dayParts, type When } from './when.ts';

const typed = fc.string({ maxLength: 20 }).map(searchTextOf);

const anyDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

const anyWhen: fc.Arbitrary<When> = fc.oneof(
  fc.constant(anytime),
  fc.record({
    date: fc.oneof(fc.constant('today'), anyDay),
    time: fc.constantFrom('', ...dayParts, '09:00', '17:30'),
  }),
);

const anyBounds = fc
  .record({
    south: fc.double({ min: -89, max: 88, noNaN: true }),
    west: fc.double({ min: -179, max: 178, noNaN: true }),
    height: fc.double({ min: 0.001, max: 1, noNaN: true }),
    width: fc.double({ min: 0.001, max: 1, noNaN: true }),
  })
  .map(({ south, west, height, width }) =>
    roundedBounds({ south, west, north: south + height, east: west + width }),
  );

const anySearch: fc.Arbitrary<SalonSearch> = fc
  .record({
    q: typed,
    location: typed,
    service: fc.constantFrom(...serviceChoices),
    sort: fc.constantFrom('', ...salonSorts),
    price: fc.constantFrom(...priceChoices),
    rating: fc.constantFrom(...ratingChoices),
    isNearMe: fc.boolean(),
    isTopRated: fc.boolean(),
    when: anyWhen,
    bounds: fc.option(anyBounds),
    view: fc.constantFrom(...viewChoices),
    page: fc.integer({ min: 1, max: 1000 }),
  })
  .map(({ when, ...search }) => ({ ...search, ...when }));

describe('the URL of a search', () => {
  it('contains everything, for any search', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const address = writeSearch(search).toString();
        expect(readSearch(new URLSearchParams(address))).toEqual(search);
      }),
    );
  });

  it('is empty without filters', () => {
    expect(writeSearch(everything).toString()).toBe('');
    expect(readSearch(new URLSearchParams())).toEqual(everything);
  });

  it('does not depend on the order of parameters', () => {
    const params = new URLSearchParams('today=1&price=2&q=%20Haircut&near=1&sort=rating&page=3');
    expect(writeSearch(readSearch(params)).toString()).toBe(
      'q=Haircut&sort=rating&price=2&near=1&today=1&page=3',
    );
  });

  it.each([
    'sort=cheapest',
    'price=7',
    'rating=9',
    'service=12',
    'page=0',
    'page=-2',
    'page=1.5',
    'page=many',
    'page=100000',
    'near=yes',
    'date=2027-02-30',
    'date=1999-12-31',
    'date=someday',
    'part=night',
    'after=25:00',
    'bounds=40,22,41',
    'bounds=41,22,40,23',
    'bounds=-91,0,0,1',
    'view=globe',
  ])('ignores the invalid %j', (address) => {
    expect(readSearch(new URLSearchParams(address))).toEqual(everything);
  });
});

describe('the order', () => {
  it.each([
    ['', 'distance'],
    ['q=balayage', 'relevance'],
    ['q=balayage&near=1', 'distance'],
    ['q=balayage&sort=distance', 'distance'],
    ['sort=relevance', 'distance'],
    ['sort=price', 'price'],
  ])('of %j is by %s', (address, sort) => {
    expect(sortOf(readSearch(new URLSearchParams(address)))).toBe(sort);
  });
});

describe('when', () => {
  it.each([
    ['today=1', { date: 'today', time: '' }],
    ['date=2027-01-08&part=evening', { date: '2027-01-08', time: 'evening' }],
    ['date=2027-01-08&after=17:30', { date: '2027-01-08', time: '17:30' }],
    // A time alone means today.
    ['after=17:30', { date: 'today', time: '17:30' }],
    // The form without script.
    ['q=&location=&date=today&part=17:00', { date: 'today', time: '17:00' }],
    ['date=&part=', anytime],
  ])('is read from %j', (address, when) => {
    expect(readSearch(new URLSearchParams(address))).toMatchObject(when);
  });

  it('is one filter', () => {
    const search = readSearch(new URLSearchParams('date=2027-01-08&part=evening'));
    expect(activeFilters(search)).toEqual(['when']);
    expect(withoutFilters(search, ['when'])).toEqual(everything);
  });
});

describe('filters', () => {
  it('are removed one by one, returning to the first page', () => {
    fc.assert(
      fc.property(anySearch, fc.constantFrom(...filters), (search, filter) => {
        const left = withoutFilters(search, [filter]);
        expect(activeFilters(left)).toEqual(
          activeFilters(search).filter((active) => active !== filter),
        );
        expect(left.sort).toBe(search.sort);
        expect(left.page).toBe(1);
      }),
    );
  });

  it('are removed all at once, keeping the order', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(withoutFilters(search, activeFilters(search))).toEqual({
          ...everything,
          sort: search.sort,
          view: search.view,
        });
      }),
    );
  });
});
