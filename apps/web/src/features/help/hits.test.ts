import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits, markHits, wordsOf } from './hits.ts';

const marked = (text: string, query: string): string =>
  markHits(text, wordsOf(query))
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

describe('a search', () => {
  it.each([
    ['REFUND', 'When are refunds paid?'],
    ['τιμη', 'Πώς προκύπτει η Τιμή;'],
    ['ΧΡΕΩΣΗ', 'Υπάρχει χρέωση;'],
    ['ακυρωσεισ', 'Οι ακυρώσεις μου'],
    ['days refund', 'Refunds take 3-5 days'],
    ['  ', 'Anything'],
  ])('for "%s" finds "%s"', (query, text) => {
    expect(fits(wordsOf(query), text)).toBe(true);
  });

  it('requires every word, in any order', () => {
    expect(fits(wordsOf('cancel barber'), 'Can I cancel?', 'Ask your barber.')).toBe(true);
    expect(fits(wordsOf('cancel florist'), 'Can I cancel?', 'Ask your barber.')).toBe(false);
  });
});

describe('marking', () => {
  it.each([
    ['Refunds arrive; a refund is free', 'refund', '[Refund]s arrive; a [refund] is free'],
    ['Η Τιμή και οι τιμές', 'τιμη', 'Η [Τιμή] και οι τιμές'],
    ['Ακυρώσεις', 'ΑΚΥΡΩΣΕΙΣ', '[Ακυρώσεις]'],
    ['Cancel it', 'it cancel', '[Cancel] [it]'],
    ['banana', 'ana', 'b[anana]'],
    ['No hit', 'x', 'No hit'],
    ['All of it', '', 'All of it'],
    ['Cafe\u0301 au lait', 'cafe', '[Cafe\u0301] au lait'],
  ])('in "%s" of "%s" gives "%s"', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('never changes the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        const parts = markHits(text, wordsOf(query));
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});
