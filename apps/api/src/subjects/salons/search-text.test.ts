import { foldText, latinText } from '@salonica/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchTextOf, searchWords } from './search-text.ts';

const letters = Array.from('αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰABCDEFGHIJKLMNOPQRSTUVWXYZ');
const word = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 10 })
  .map((parts) => parts.join(''));
const sentence = fc.array(word, { minLength: 1, maxLength: 6 });

describe('search text', () => {
  test('contains each of its words, in any order and in both alphabets', () => {
    fc.assert(
      fc.property(sentence, fc.boolean(), (words, isLatin) => {
        const text = searchTextOf(words);
        const typed = isLatin
          ? latinText(foldText(words.toReversed().join(' ')))
          : words.toReversed().join(', ');
        for (const forms of searchWords(typed)) {
          expect(forms.some((form) => text.includes(form))).toBe(true);
        }
      }),
    );
  });
});
