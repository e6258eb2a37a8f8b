import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { typingDistance } from './typing-distance.ts';

const word = fc.stringMatching(/^[a-zα-ω]{1,10}$/u);

describe('the distance of two texts', () => {
  test.each([
    ['balyage', 'balayage', 1],
    ['baalyage', 'balayage', 0.85],
    ['balayagr', 'balayage', 0.75],
    ['ballayage', 'balayage', 1],
    ['κουρεμα', 'κουρεμα', 0],
    ['κουεμα', 'κουρεμα', 1],
    ['abcd', 'wxyz', Infinity],
  ])('%j and %j are %d errors', (a, b, distance) => {
    expect(typingDistance(a, b, 2)).toBe(distance);
  });

  it('is 0 for the same text only, and never more than the limit', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = typingDistance(a, b, 3);
        expect(distance === 0).toBe(a === b);
        expect(distance <= 3 || distance === Infinity).toBe(true);
      }),
    );
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(typingDistance(a, b, 3)).toBeCloseTo(typingDistance(b, a, 3));
      }),
    );
  });
});
