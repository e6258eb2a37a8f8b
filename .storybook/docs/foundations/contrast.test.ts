import { expect, test } from 'vitest';
import { contrast, ratio } from './contrast.ts';

test('contrast is what WCAG says it is, in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.478, 3);
  expect(contrast('#777777', '#ffffff')).toBe(contrast('#ffffff', '#777777'));
});

test('a ratio is never rounded up', () => {
  expect(ratio(4.4999)).toBe('4.49:1');
  expect(ratio(21)).toBe('21.00:1');
});
