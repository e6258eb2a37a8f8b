import { daysBetween, type PlainDate, todayIn, wallClock } from '../../shared/dates.ts';

export interface ShownTime {
  readonly text: string;
  readonly dateTime: string;
}

export interface ChatClock {
  readonly now: number;
  /** IANA zone of the reader. */
  readonly zone: string;
  readonly language: string;
  readonly words: { readonly today: string; readonly yesterday: string };
}

const locales: Readonly<Record<string, string>> = { en: 'en-GB', el: 'el-GR' };

function written(date: PlainDate, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language] ?? language, {
    ...options,
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** Hour and minute. */
export function timeOfDay(timestamp: number, { zone }: ChatClock): ShownTime {
  const { date, time } = wallClock(zone, timestamp);
  return { text: time, dateTime: `${date}T${time}` };
}

/** The day in a separator: "Today", "Yesterday", "Saturday, 14 June". */
export function dayOf(timestamp: number, clock: ChatClock): ShownTime {
  const { date } = wallClock(clock.zone, timestamp);
  const ago = daysBetween(date, todayIn(clock.zone, clock.now));
  if (ago === 0) return { text: clock.words.today, dateTime: date };
  if (ago === 1) return { text: clock.words.yesterday, dateTime: date };
  const text = written(date, clock.language, { weekday: 'long', day: 'numeric', month: 'long' });
  return { text, dateTime: date };
}

/** In a list: the time today, then "Yesterday", the weekday, and the date after a week. */
export function sinceWhen(timestamp: number, clock: ChatClock): ShownTime {
  const { date } = wallClock(clock.zone, timestamp);
  const ago = daysBetween(date, todayIn(clock.zone, clock.now));
  if (ago <= 0) return timeOfDay(timestamp, clock);
  if (ago === 1) return { text: clock.words.yesterday, dateTime: date };
  const text = written(
    date,
    clock.language,
    ago < 7 ? { weekday: 'short' } : { day: 'numeric', month: 'short' },
  );
  return { text, dateTime: date };
}
