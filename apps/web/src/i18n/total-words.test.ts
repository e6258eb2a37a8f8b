import { mostCounted } from '#domain/salon.ts';
import { expect, test } from 'vitest';
import { totalWords } from './total-words.ts';

test('counts up to the most that the API counts', () => {
  expect(totalWords(48, 'en')).toBe('48');
  expect(totalWords(mostCounted - 1, 'en')).toBe('999');
});

test('says that there may be more', () => {
  expect(totalWords(mostCounted, 'en')).toBe('1,000+');
  expect(totalWords(mostCounted, 'el')).toBe('1.000+');
});
