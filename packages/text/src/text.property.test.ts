import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './text.ts';

const letters = Array.from('αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰABCDEFGHIJKLMNOPQRSTUVWXYZ');
const word = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 10 })
  .map((parts) => parts.join(''));
const sentence = fc.array(word, { minLength: 1, maxLength: 6 });
/** Combining accents: acute, diaeresis, grave, tilde. */
const marks = fc.array(fc.constantFrom('', '', '\u0301', '\u0308', '\u0300', '\u0342'), {
  minLength: 80,
  maxLength: 80,
});

function accented(text: string, over: readonly string[]): string {
  return Array.from(text, (letter, index) => letter + (over[index] ?? '')).join('');
}

describe('folded text', () => {
  it('folds to itself, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
      }),
    );
  });

  it('has no accents, no capitals and no final sigma', () => {
    fc.assert(
      fc.property(sentence, (words) => {
        expect(foldText(words.join(' '))).toMatch(/^[a-zα-ρστ-ω ]+$/);
      }),
    );
  });

  it('does not depend on case', () => {
    fc.assert(
      fc.property(sentence, (words) => {
        const text = words.join(' ');
        expect(foldText(text.toUpperCase())).toBe(foldText(text));
        expect(foldText(text.toLowerCase())).toBe(foldText(text));
      }),
    );
  });

  it('does not depend on accents, composed or not', () => {
    fc.assert(
      fc.property(sentence, marks, (words, over) => {
        const text = words.join(' ');
        expect(foldText(accented(text, over))).toBe(foldText(text));
        expect(foldText(accented(text, over).normalize('NFC'))).toBe(foldText(text));
      }),
    );
  });

  it('does not depend on the form of sigma, in every position', () => {
    fc.assert(
      fc.property(sentence, (words) => {
        const text = words.join(' ');
        expect(foldText(text.replaceAll('σ', 'ς'))).toBe(foldText(text.replaceAll('ς', 'σ')));
      }),
    );
  });

  it('contains every part of it that is typed with other spaces, case and accents', () => {
    fc.assert(
      fc.property(sentence, marks, fc.nat(5), (words, over, index) => {
        const text = words.join(' \t ');
        const typed = words[index % words.length] ?? '';
        expect(foldText(text)).toContain(foldText(accented(typed.toUpperCase(), over)));
      }),
    );
  });

  it('distinguishes texts that differ in a letter', () => {
    const plain = fc
      .array(fc.constantFrom(...Array.from('αβγδεζηθικλμνξοπρστυφχψωabcxyz')), { minLength: 1 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        expect(foldText(one) === foldText(other)).toBe(one === other);
      }),
    );
  });
});
