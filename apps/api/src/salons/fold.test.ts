import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, latin, searchTextOf, searchWords } from './fold.ts';

const letters = Array.from('αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰABCDEFGHIJKLMNOPQRSTUVWXYZ');
const word = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 10 })
  .map((parts) => parts.join(''));
const sentence = fc.array(word, { minLength: 1, maxLength: 6 });
/** Signs that stand over a letter: acute, diaeresis, grave, tilde. */
const marks = fc.array(fc.constantFrom('', '', '\u0301', '\u0308', '\u0300', '\u0342'), {
  minLength: 80,
  maxLength: 80,
});

function accented(text: string, over: readonly string[]): string {
  return Array.from(text, (letter, index) => letter + (over[index] ?? '')).join('');
}

describe('folded text', () => {
  test('folds to itself, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = fold(text);
        expect(fold(folded)).toBe(folded);
      }),
    );
  });

  test('has no accents, no capitals and no final sigma', () => {
    fc.assert(
      fc.property(sentence, (words) => {
        expect(fold(words.join(' '))).toMatch(/^[a-zα-ρστ-ω ]+$/);
      }),
    );
  });

  test('is the same however a text is cased', () => {
    fc.assert(
      fc.property(sentence, (words) => {
        const text = words.join(' ');
        expect(fold(text.toUpperCase())).toBe(fold(text));
        expect(fold(text.toLowerCase())).toBe(fold(text));
      }),
    );
  });

  test('is the same however a text is accented, composed or not', () => {
    fc.assert(
      fc.property(sentence, marks, (words, over) => {
        const text = words.join(' ');
        expect(fold(accented(text, over))).toBe(fold(text));
        expect(fold(accented(text, over).normalize('NFC'))).toBe(fold(text));
      }),
    );
  });

  test('is the same with either sigma, in every position', () => {
    fc.assert(
      fc.property(sentence, (words) => {
        const text = words.join(' ');
        expect(fold(text.replaceAll('σ', 'ς'))).toBe(fold(text.replaceAll('ς', 'σ')));
      }),
    );
  });

  test('holds every piece that is typed of it, with other space, case and accents', () => {
    fc.assert(
      fc.property(sentence, marks, fc.nat(5), (words, over, index) => {
        const text = words.join(' \t ');
        const typed = words[index % words.length] ?? '';
        expect(fold(text)).toContain(fold(accented(typed.toUpperCase(), over)));
      }),
    );
  });

  test('keeps texts apart that differ in a letter', () => {
    const plain = fc
      .array(fc.constantFrom(...Array.from('αβγδεζηθικλμνξοπρστυφχψωabcxyz')), { minLength: 1 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        expect(fold(one) === fold(other)).toBe(one === other);
      }),
    );
  });
});

describe('searched text', () => {
  test('is found by every word of itself, in any order and either alphabet', () => {
    fc.assert(
      fc.property(sentence, fc.boolean(), (words, isLatin) => {
        const text = searchTextOf(words);
        const typed = isLatin
          ? latin(fold(words.toReversed().join(' ')))
          : words.toReversed().join(', ');
        for (const forms of searchWords(typed)) {
          expect(forms.some((form) => text.includes(form))).toBe(true);
        }
      }),
    );
  });

  test.each([
    ['Τιμή', 'τιμη'],
    ['ΛΕΥΚΌΣ ΠΎΡΓΟΣ', 'λευκοσ πυργοσ'],
    ['Καφές', 'καφεσ'],
    ['Προΐδη', 'προιδη'],
  ])('%s is folded to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test.each([
    ['ροδι', 'rodi'],
    ['θαλασσα', 'thalassa'],
    ['μπαλαγιαζ', 'balagiaz'],
    ['αυρα', 'avra'],
  ])('%s is %s in Latin letters', (greek, expected) => {
    expect(latin(greek)).toBe(expected);
  });
});
