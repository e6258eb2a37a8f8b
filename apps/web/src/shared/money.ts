import { numberFormatter } from './formatters.ts';

/** An amount in the smallest unit of its currency: 6500 USD are sixty-five dollars. */
export interface Money {
  readonly minor: number;
  /** ISO 4217. */
  readonly currency: string;
}

const trueMinus = '\u2212';
const locales: Readonly<Record<string, string>> = { en: 'en-US', el: 'el-GR' };

/** Dollars and cents as integers. */
export function dollars(whole: number, cents = 0): Money {
  return { minor: whole * 100 + cents, currency: 'USD' };
}

function sameCurrency(a: Money, b: Money): string {
  if (a.currency !== b.currency) {
    throw new RangeError(`Cannot mix ${a.currency} and ${b.currency}`);
  }
  return a.currency;
}

export function addMoney(a: Money, b: Money): Money {
  return { minor: a.minor + b.minor, currency: sameCurrency(a, b) };
}

export function subtractMoney(a: Money, b: Money): Money {
  return { minor: a.minor - b.minor, currency: sameCurrency(a, b) };
}

function write(money: Money, language: string, options: Intl.NumberFormatOptions): string {
  const format = numberFormatter(locales[language] ?? language, {
    ...options,
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'narrowSymbol',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format
    .formatToParts(money.minor / 10 ** digits)
    .map((part) => (part.type === 'minusSign' ? trueMinus : part.value))
    .join('');
}

/** "65.00", for programs. */
export function decimal({ minor, currency }: Money): string {
  const format = numberFormatter('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (minor / 10 ** digits).toFixed(digits);
}

/** "$65.00" in English, "65,00 $" in Greek. */
export function formatMoney(money: Money, language: string): string {
  return write(money, language, {});
}

/** "$65" without cents, "$65.50" with them. */
export function formatMoneyBriefly(money: Money, language: string): string {
  return write(money, language, { trailingZeroDisplay: 'stripIfInteger' });
}

/** "+$5.00" or "−$5.00"; zero has no sign. */
export function formatMoneyDifference(money: Money, language: string): string {
  return write(money, language, { signDisplay: 'exceptZero' });
}
