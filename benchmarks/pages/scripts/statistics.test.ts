import { expect, it } from 'vitest';
import { median, shuffled } from './statistics.ts';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[1, Infinity, 2], 2],
  [[Infinity, Infinity], Infinity],
  [[1, Infinity], Infinity],
  [[], Number.NaN],
])('the median of %j is %s', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('shuffles without losing anything', () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  const order = shuffled(items);
  expect(order).not.toEqual(items);
  expect(order.toSorted((a, b) => a - b)).toEqual(items);
});
