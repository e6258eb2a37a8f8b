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
  withoutFilters,
  writeSearch,
} from './salon-search.ts';
import { searchTextOf } from './search-text.ts';

const typed = fc.string({ maxLength: 20 }).map(searchTextOf);

const anySearch: fc.Arbitrary<SalonSearch> = fc.record({
  q: typed,
  location: typed,
  service: fc.constantFrom(...serviceChoices),
  sort: fc.constantFrom(...salonSorts),
  price: fc.constantFrom(...priceChoices),
  rating: fc.constantFrom(...ratingChoices),
  isNearMe: fc.boolean(),
  isTopRated: fc.boolean(),
  isAvailableToday: fc.boolean(),
  page: fc.integer({ min: 1, max: 1000 }),
});

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
  ])('ignores the invalid %j', (address) => {
    expect(readSearch(new URLSearchParams(address))).toEqual(everything);
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
        });
      }),
    );
  });
});
