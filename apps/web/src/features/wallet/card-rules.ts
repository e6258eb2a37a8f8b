import type { CardExpiry, CardType } from '../../domain/ports/wallet-port.ts';

/** First digits and length of the numbers of each kind. */
const kinds: readonly { readonly type: CardType; readonly pattern: RegExp }[] = [
  { type: 'visa', pattern: /^4\d{12}(?:\d{3}){0,2}$/u },
  { type: 'mastercard', pattern: /^(?:5[1-5]\d{14}|2(?:2[2-9]|[3-6]\d|7[01])\d{13}|2720\d{12})$/u },
  { type: 'amex', pattern: /^3[47]\d{13}$/u },
];

/** The check digit of ISO/IEC 7812, the Luhn formula. */
function hasValidCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

export interface ReadCard {
  readonly type: CardType;
  readonly last4: string;
}

/** What may be kept of a card number, or null when it is none of a kind that is taken. */
export function readCardNumber(text: string): ReadCard | null {
  const digits = text.replaceAll(/[\s-]/gu, '');
  const kind = kinds.find(({ pattern }) => pattern.test(digits));
  if (kind === undefined || !hasValidCheckDigit(digits)) return null;
  return { type: kind.type, last4: digits.slice(-4) };
}

/** Reads "08/27", "8/2027" or "0827". */
export function readExpiry(text: string): CardExpiry | null {
  const parts =
    /^(?<month>\d{1,2})\s*[/.-]\s*(?<year>\d{2}|\d{4})$|^(?<mm>\d{2})(?<yy>\d{2})$/u.exec(
      text.trim(),
    )?.groups;
  if (parts === undefined) return null;
  const month = Number(parts['month'] ?? parts['mm']);
  const year = Number(parts['year'] ?? parts['yy']);
  if (month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** A card is good to the end of its month. */
export function isExpired({ month, year }: CardExpiry, now: number): boolean {
  const today = new Date(now);
  return year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1;
}

/** "08/27" */
export function writeExpiry({ month, year }: CardExpiry): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
