import { daysBetween, formatDate, type PlainDate } from '../../shared/dates.ts';

const longAgo = 60;

/** "2 days ago" for recent reviews, then the month. */
export function reviewDate(date: PlainDate, today: PlainDate, language: string): string {
  const days = daysBetween(date, today);
  if (days >= longAgo) return formatDate(date, language, 'month');
  // "Yesterday" is idiomatic; "last week" does not mean seven days ago.
  if (days < 7) {
    const named = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    return named.format(-Math.max(0, days), 'day');
  }
  const words = new Intl.RelativeTimeFormat(language);
  if (days < 30) return words.format(-Math.floor(days / 7), 'week');
  return words.format(-Math.floor(days / 30), 'month');
}
