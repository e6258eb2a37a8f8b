import { expect, it, test } from 'vitest';
import { districts } from './districts.ts';
import { landmarks } from './landmarks.ts';
import { zipPlace } from './zips.ts';

const all = [...districts, ...landmarks];

it('is in or around the city, under a name of its own', () => {
  for (const { latitude, longitude } of all) {
    expect(latitude).toBeGreaterThan(40.4);
    expect(latitude).toBeLessThan(40.8);
    expect(longitude).toBeGreaterThan(22.7);
    expect(longitude).toBeLessThan(23.2);
  }
  const names = all.map(({ en }) => en);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['54624', '546 24', 40.6343],
  ['54647', '546 47', 40.6205],
  ['57001', '570 01', 40.5473],
])('the post code %s is %s', (digits, name, latitude) => {
  expect(zipPlace(digits)).toMatchObject({ kind: 'zip', en: name, latitude });
});

test.each(['10001', '5462', '546245', 'abc'])('%j is no post code of the city', (text) => {
  expect(zipPlace(text)).toBeUndefined();
});
