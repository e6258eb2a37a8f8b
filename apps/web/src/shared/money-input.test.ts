import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatMoneyBriefly } from './money.ts';
import { parseMoney, writeMoney } from './money-input.ts';

const minorOf = (text: string) => parseMoney(text, 'USD')?.minor ?? null;

describe('a typed amount', () => {
  it.each([
    ['125.50', 12_550],
    ['125,50', 12_550],
    ['125', 12_500],
    ['0,5', 50],
    ['.5', 50],
    ['5.', 500],
    ['  40 ', 4000],
    ['$40', 4000],
    ['40 €', 4000],
    ['1,250', 125_000],
    ['1.250', 125_000],
    ['1.250,50', 125_050],
    ['1,250.50', 125_050],
    ['1 250 000,05', 125_000_005],
    ['0', 0],
  ])('%s is %i cents', (text, minor) => expect(minorOf(text)).toBe(minor));

  it.each([
    '',
    ' ',
    '.',
    ',',
    '-5',
    '\u22125',
    '+5',
    '1e3',
    'abc',
    '12a',
    '1.234.5',
    '1,2,3',
    '12.345.6',
    '1.25.50',
    '5.1234',
    '1.250.50',
    'Infinity',
    'NaN',
    '٣',
    '99999999999999999999',
  ])('%j is invalid', (text) => expect(minorOf(text)).toBeNull());

  const amount = fc.integer({ min: 0, max: 1_000_000_000_00 });

  it('is parsed as written, in both languages', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('en', 'el'), (minor, language) => {
        const money = { minor, currency: 'USD' };
        expect(minorOf(formatMoney(money, language))).toBe(minor);
        expect(minorOf(formatMoneyBriefly(money, language))).toBe(minor);
      }),
    );
  });

  it('does not depend on its separator', () => {
    fc.assert(
      fc.property(amount, (minor) => {
        const text = (minor / 100).toFixed(2);
        expect(minorOf(text)).toBe(minor);
        expect(minorOf(text.replace('.', ','))).toBe(minor);
      }),
    );
  });

  it('is a whole number of cents or null, for any input', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const minor = minorOf(text);
        expect(minor === null || (Number.isSafeInteger(minor) && minor >= 0)).toBe(true);
      }),
    );
  });
});

it.each(['en', 'el'])('is formatted in %s as it is parsed', (language) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (minor) => {
      const written = writeMoney({ minor, currency: 'USD' }, language);
      expect(written).toContain(language === 'el' ? ',' : '.');
      expect(minorOf(written)).toBe(minor);
    }),
  );
});
