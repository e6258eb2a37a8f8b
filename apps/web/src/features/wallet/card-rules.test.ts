import { describe, expect, it } from 'vitest';
import { isExpired, readExpiry, writeExpiry } from './card-rules.ts';

describe('the expiry month of a card', () => {
  it.each(['08/27', '8/27', '08/2027', '0827', '08.27', ' 08 / 27 '])('is read from %j', (text) =>
    expect(readExpiry(text)).toEqual({ month: 8, year: 2027 }),
  );

  it.each(['', '13/27', '00/27', '8', '08/7', '2027-08-01', 'aug'])('is not in %j', (text) =>
    expect(readExpiry(text)).toBeNull(),
  );

  it('is written with two digits each', () => {
    expect(writeExpiry({ month: 3, year: 2028 })).toBe('03/28');
  });

  it('is valid until its end', () => {
    const expiry = { month: 8, year: 2027 };
    expect(isExpired(expiry, new Date(2027, 7, 31, 23, 59).getTime())).toBe(false);
    expect(isExpired(expiry, new Date(2027, 8, 1).getTime())).toBe(true);
    expect(isExpired(expiry, new Date(2026, 11, 1).getTime())).toBe(false);
  });
});
