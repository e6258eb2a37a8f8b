import { expect, it } from 'vitest';
import { photoIn, photoSearch, tabIn, tabSearch } from './salon-tabs.ts';

it.each([
  ['', 'overview'],
  ['?tab=reviews', 'reviews'],
  ['?tab=team&photo=2', 'team'],
  ['?tab=prices', 'overview'],
])('%j opens the view %s', (search, tab) => {
  expect(tabIn(search)).toBe(tab);
});

it('adds no view to the URL of the overview', () => {
  expect(tabSearch('overview')).toBe('');
  expect(tabSearch('gallery')).toBe('?tab=gallery');
});

it.each([
  ['', null],
  ['?photo=1', 0],
  ['?photo=6', 5],
  ['?photo=7', null],
  ['?photo=0', null],
  ['?photo=-1', null],
  ['?photo=2.5', null],
  ['?photo=03', null],
  ['?photo=three', null],
  ['?photo=99999999999999999999', null],
])('%j opens the picture %s of six', (search, index) => {
  expect(photoIn(search, 6)).toBe(index);
});

it('keeps the view while a picture is open', () => {
  expect(photoSearch('?tab=gallery', 2)).toBe('?tab=gallery&photo=3');
  expect(photoSearch('?tab=gallery&photo=3', 0)).toBe('?tab=gallery&photo=1');
  expect(photoSearch('?tab=gallery&photo=3', null)).toBe('?tab=gallery');
  expect(photoSearch('?photo=3', null)).toBe('');
});
