/** A week that begins on Monday, 1 January 2024. */
const mondayYear = 2024;

/** Names of the weekdays in a language, by their ISO number. */
export function weekdayNames(locale: string): (weekday: number) => string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (weekday) => format.format(Date.UTC(mondayYear, 0, weekday));
}
