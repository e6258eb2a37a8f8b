import { describe, expect, it } from 'vitest';
import { isExpired, readCardNumber, readExpiry, writeExpiry } from './card-rules.ts';

describe('the number of a card', () => {
  it.each([
    ['4242 4242 4242 4242', { type: 'visa', last4: '4242' }],
    ['5555-5555-5555-4444', { type: 'mastercard', last4: '4444' }],
    ['2223003122003222', { type: 'mastercard', last4: '3222' }],
    ['378282246310005', { type: 'amex', last4: '0005' }],
  ])('%s is known', (number, card) => expect(readCardNumber(number)).toEqual(card));

  it.each(['', '4242 4242 4242 4243', '4242', '6011111111111117', 'abcd', '0000000000000000'])(
    '%j is none that is taken',
    (number) => expect(readCardNumber(number)).toBeNull(),
  );
});

describe('the month a card is good to', () => {
  it.each(['08/27', '8/27', '08/2027', '0827', '08.27', ' 08 / 27 '])('is read from %j', (text) =>
    expect(readExpiry(text)).toEqual({ month: 8, year: 2027 }),
  );

  it.each(['', '13/27', '00/27', '8', '08/7', '2027-08-01', 'aug'])('is not in %j', (text) =>
    expect(readExpiry(text)).toBeNull(),
  );

  it('is written with two digits each', () => {
    expect(writeExpiry({ month: 3, year: 2028 })).toBe('03/28');
  });

  it('counts to its end', () => {
    const expiry = { month: 8, year: 2027 };
    expect(isExpired(expiry, new Date(2027, 7, 31, 23, 59).getTime())).toBe(false);
    expect(isExpired(expiry, new Date(2027, 8, 1).getTime())).toBe(true);
    expect(isExpired(expiry, new Date(2026, 11, 1).getTime())).toBe(false);
  });
});
