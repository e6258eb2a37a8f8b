/** Names of days and months in one language. */
export interface CalendarFormat {
  /** "June 2025"; in Greek the nominative. */
  month: (date: Date) => string;
  /** "Saturday, 14 June 2025". */
  day: (date: Date) => string;
  /** "Mon". */
  weekday: (date: Date) => string;
}

/** English puts the day before the month here, like the whole product. */
const tagOf = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

export function calendarFormat(locale: string): CalendarFormat {
  const tag = tagOf(locale);
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' });
  const date = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric' });
  const weekdayLong = new Intl.DateTimeFormat(tag, { weekday: 'long' });
  const weekdayShort = new Intl.DateTimeFormat(tag, { weekday: 'short' });
  return {
    month: (value) => month.format(value),
    day: (value) => `${weekdayLong.format(value)}, ${date.format(value)}`,
    weekday: (value) => weekdayShort.format(value),
  };
}

/** "Mo" for "Mon", "Σα" for "Σάβ": two letters, without the accent. */
export function twoLetters(weekday: string): string {
  return weekday.normalize('NFD').replaceAll(/\p{M}/gu, '').slice(0, 2);
}
