import { expect, it } from 'vitest';
import { shortened } from './text.ts';

it.each([
  ['Short enough.', 13, 'Short enough.'],
  ['Cut between two words', 14, 'Cut between…'],
  ['No comma, before the end', 11, 'No comma…'],
  ['Χωρίς μισές λέξεις', 9, 'Χωρίς…'],
])('shortens %j to %i characters', (text, length, expected) => {
  expect(shortened(text, length)).toBe(expected);
});
