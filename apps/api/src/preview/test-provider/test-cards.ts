import type { CardBrand } from '@salonica/contract/v1';

/** The behaviour of a card on payment. */
export type CardBehavior = 'accepted' | 'declined' | 'confirmed';

interface KnownNumber {
  brand: CardBrand;
  /** @default accepted */
  behavior?: CardBehavior;
}

/** The usual numbers of test providers. No real card has one of them. */
const numbers: ReadonlyMap<string, KnownNumber> = new Map([
  ['4242424242424242', { brand: 'visa' }],
  ['4000056655665556', { brand: 'visa' }],
  ['5555555555554444', { brand: 'mastercard' }],
  ['5200828282828210', { brand: 'mastercard' }],
  ['2223003122003222', { brand: 'mastercard' }],
  ['378282246310005', { brand: 'amex' }],
  ['371449635398431', { brand: 'amex' }],
  ['4000000000000002', { brand: 'visa', behavior: 'declined' }],
  ['4000002500003155', { brand: 'visa', behavior: 'confirmed' }],
]);

/** The behaviour of a test number; undefined for any other number. */
export function testCard(
  number: string,
): { brand: CardBrand; behavior: CardBehavior; lastFour: string } | undefined {
  const digits = number.replaceAll(/[\s-]/g, '');
  const known = numbers.get(digits);
  if (known === undefined) return undefined;
  const { brand, behavior = 'accepted' } = known;
  return { brand, behavior, lastFour: digits.slice(-4) };
}

/** A card is valid until the end of its month. */
export function isExpired({ month, year }: { month: number; year: number }, now: number): boolean {
  return Date.UTC(year, month, 1) <= now;
}
