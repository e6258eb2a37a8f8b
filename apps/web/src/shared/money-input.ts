import type { Money } from './money.ts';

/**
 * Optional groups of thousands; then at most two digits of cents. A point and a comma both
 * separate.
 */
const grouped =
  /^(?<whole>\d{1,3}(?:(?<group>[.,\s])\d{3})(?:\k<group>\d{3})*)(?:(?!\k<group>)[.,](?<cents>\d{1,2}))?$/u;
const plain = /^(?<whole>\d+)?(?:[.,](?<cents>\d{1,2})?)?$/u;

/**
 * Parses an amount in usual notations: "125.50", "125,50", "1.250,50", "$40". Three digits after
 * the only separator are thousands, because cents have two.
 * @returns null for anything else, including signed amounts
 */
export function parseMoney(text: string, currency: string): Money | null {
  const bare = text.replaceAll(/[$€\u00a0\u202f]/gu, ' ').trim();
  if (!/\d/u.test(bare)) return null;
  const groups = (grouped.exec(bare) ?? plain.exec(bare))?.groups;
  if (groups === undefined) return null;
  const whole = (groups['whole'] ?? '0').replaceAll(/\D/gu, '');
  const minor = Number(whole) * 100 + Number((groups['cents'] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? { minor, currency } : null;
}

/** The amount as a customer types it in this language: "125.50", "125,50". */
export function writeMoney({ minor }: Money, language: string): string {
  const text = (minor / 100).toFixed(2);
  return language === 'el' ? text.replace('.', ',') : text;
}
