import { expect, it } from 'vitest';
import { listedFromSample } from './listed-salon.ts';
import { listedOf } from './testing/render-discovery.tsx';

const sample = {
  id: 'sample-1',
  name: 'Aura',
  description: 'By the sea',
  address: '22 Mitropoleos',
  phone: '+30 2310 555 019',
  email: 'aura@salonica.example',
  image_url: '/day.svg',
  image: '/day.svg',
  nightImage: '/night.svg',
  review_count: 91,
  reviewCount: 91,
  price_range: '$$',
  priceRange: '$$',
  nextAvailable: null,
  services: ['Color'],
  distance: 1.7,
} as const;

it('takes the word of the server for who is top rated, whatever the rating', () => {
  expect(listedOf('1', { top_rated: 1, rating: 3.1 }).isTopRated).toBe(true);
  expect(listedOf('1', { top_rated: 0, rating: 5 }).isTopRated).toBe(false);
  expect(listedOf('1', { rating: 5 }).isTopRated).toBe(false);
});

it.each([
  [4.4, false],
  [4.49, false],
  [4.5, true],
  [5, true],
])('calls a built-in salon of %s stars top rated: %s', (rating, isTopRated) => {
  expect(listedFromSample({ ...sample, rating }).isTopRated).toBe(isTopRated);
});
