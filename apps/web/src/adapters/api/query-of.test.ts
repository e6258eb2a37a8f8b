import { expect, it } from 'vitest';
import { queryOf } from './query-of.ts';

it('writes every kind of value as text', () => {
  expect(
    queryOf({
      q: 'κούρεμα',
      place: 'Λαδάδικα',
      categories: ['1', '2'],
      price: '$$',
      topRated: true,
      rating: 4.5,
      near: { latitude: 40.6264, longitude: 22.948_400_01 },
      within: 2.5,
      bounds: { south: 40.6, west: 22.9, north: 40.65, east: 22.98 },
      availableOn: '2027-01-08',
      limit: 24,
    }),
  ).toEqual({
    q: 'κούρεμα',
    place: 'Λαδάδικα',
    categories: '1,2',
    price: '$$',
    topRated: 'true',
    rating: '4.5',
    near: '40.626400,22.948400',
    within: '2.5',
    bounds: '40.600000,22.900000,40.650000,22.980000',
    availableOn: '2027-01-08',
    limit: '24',
  });
});

it('omits what is missing', () => {
  expect(queryOf({ q: undefined, cursor: null })).toEqual({ q: undefined, cursor: undefined });
});
