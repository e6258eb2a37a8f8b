import type { CardExpiry } from '../../domain/wallet.ts';

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

/** A card is valid until the end of its month. */
export function isExpired({ month, year }: CardExpiry, now: number): boolean {
  const today = new Date(now);
  return year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1;
}

/** "08/27" */
export function writeExpiry({ month, year }: CardExpiry): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
