import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  decimal,
  dollars,
  formatMoney,
  formatMoneyBriefly,
  formatMoneyDifference,
  subtractMoney,
} from './money.ts';

const anyAmount = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((minor) => ({
  minor,
  currency: 'USD',
}));

describe('sums', () => {
  it('are exact and undo each other', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (a, b) => {
        expect(addMoney(a, b)).toEqual(addMoney(b, a));
        expect(subtractMoney(addMoney(a, b), b)).toEqual(a);
        expect(Number.isInteger(addMoney(a, b).minor)).toBe(true);
      }),
    );
  });

  it('never mix currencies', () => {
    expect(() => addMoney(dollars(1), { minor: 100, currency: 'EUR' })).toThrow(RangeError);
    expect(() => subtractMoney(dollars(1), { minor: 100, currency: 'EUR' })).toThrow(RangeError);
  });
});

describe('formatted amounts', () => {
  it('follow English conventions', () => {
    expect(formatMoney(dollars(65), 'en')).toBe('$65.00');
    expect(formatMoneyBriefly(dollars(65), 'en')).toBe('$65');
    expect(formatMoneyBriefly(dollars(125, 50), 'en')).toBe('$125.50');
    expect(formatMoney({ minor: 650, currency: 'JPY' }, 'en')).toBe('¥650');
  });

  it('follow Greek conventions', () => {
    expect(formatMoney(dollars(65), 'el')).toBe('65,00\u00a0$');
    expect(formatMoney(dollars(1250), 'el')).toBe('1.250,00\u00a0$');
    expect(formatMoneyBriefly(dollars(65), 'el')).toBe('65\u00a0$');
  });

  it('keep the cents for programs', () => {
    expect(decimal({ minor: 6550, currency: 'USD' })).toBe('65.50');
    expect(decimal({ minor: 500, currency: 'JPY' })).toBe('500');
  });

  it('have a true minus for a negative difference', () => {
    expect(formatMoneyDifference(dollars(5), 'en')).toBe('+$5.00');
    expect(formatMoneyDifference(dollars(-5), 'en')).toBe('\u2212$5.00');
    expect(formatMoneyDifference(dollars(0), 'en')).toBe('$0.00');
    expect(formatMoneyDifference(dollars(5), 'el')).toBe('+5,00\u00a0$');
    expect(formatMoneyDifference(dollars(-5), 'el')).toBe('\u22125,00\u00a0$');
    expect(formatMoney(dollars(-5), 'en')).toBe('\u2212$5.00');
  });
});
