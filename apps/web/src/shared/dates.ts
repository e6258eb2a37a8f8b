/**
 * Calendar days and wall-clock times without an instant: an appointment is a day, a time and a
 * zone, so daylight saving cannot move it. Only `instantOf` converts to instants.
 */

import { dateFormatter } from './formatters.ts';

/** A day as `YYYY-MM-DD`. */
export type PlainDate = string;

/** A wall-clock time as `HH:mm`, 24 hours. */
export type PlainTime = string;

/** A day and a wall-clock time. */
export interface PlainDateTime {
  readonly date: PlainDate;
  readonly time: PlainTime;
}

/** The zone of every salon. */
export const salonTimeZone = 'Europe/Athens';

const dayLength = 86_400_000;
const minuteLength = 60_000;

// Day before month in both languages, as is usual in Thessaloniki.
const locales: Readonly<Record<string, string>> = { en: 'en-GB', el: 'el-GR' };

function localeOf(language: string): string {
  return locales[language] ?? language;
}

function toUtc(date: PlainDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function fromUtc(instant: number): PlainDate {
  return new Date(instant).toISOString().slice(0, 10);
}

/** Whether the text is a valid day; 2027-02-29 is not. */
export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = toUtc(text);
  return !Number.isNaN(instant) && fromUtc(instant) === text;
}

/** Whether the text is a time of day, such as 09:30. */
export function isPlainTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Day and time in a zone at an instant (milliseconds since 1970). */
export function wallClock(zone: string, instant: number): PlainDateTime {
  const parts = dateFormatter('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const value = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return {
    date: `${value('year').padStart(4, '0')}-${value('month')}-${value('day')}`,
    time: `${value('hour')}:${value('minute')}`,
  };
}

/** The day in a zone at an instant. */
export function todayIn(zone: string, instant: number): PlainDate {
  return wallClock(zone, instant).date;
}

/** The day that many days later, or earlier when negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return fromUtc(toUtc(date) + days * dayLength);
}

/** Days from one date to another; negative when the second is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return (toUtc(to) - toUtc(from)) / dayLength;
}

/** What a day is, seen from today; `soon` is within a week, where the weekday tells it. */
export type DayKind = 'today' | 'tomorrow' | 'soon' | 'later';

export function kindOfDay(date: PlainDate, today: PlainDate): DayKind {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days > 0 && days < 7 ? 'soon' : 'later';
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(date: PlainDate): number {
  return new Date(toUtc(date)).getUTCDay();
}

/** Minutes since midnight. */
export function minutesOf(time: PlainTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Up to three times closest to a given one, in the order of the day. */
export function closestTimes(times: readonly PlainTime[], wanted: PlainTime): readonly PlainTime[] {
  const distance = (time: PlainTime) => Math.abs(minutesOf(time) - minutesOf(wanted));
  return times
    .filter((time) => time !== wanted)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 3)
    .toSorted();
}

/** The time that many minutes later, wrapping at midnight. */
export function addMinutes(time: PlainTime, minutes: number): PlainTime {
  const total = (((minutesOf(time) + minutes) % 1440) + 1440) % 1440;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(total / 60))}:${twoDigits(total % 60)}`;
}

/**
 * The instant of a local time in a zone. A skipped hour is read with the offset before the change;
 * a repeated hour means its first occurrence.
 */
export function instantOf({ date, time }: PlainDateTime, zone: string): number {
  const wanted = toUtc(date) + minutesOf(time) * minuteLength;
  const offsetAt = (instant: number) => {
    const seen = wallClock(zone, instant);
    const shown = toUtc(seen.date) + minutesOf(seen.time) * minuteLength;
    return shown - Math.floor(instant / minuteLength) * minuteLength;
  };
  const before = wanted - offsetAt(wanted - dayLength);
  const after = wanted - offsetAt(wanted + dayLength);
  const shows = (instant: number) => instant + offsetAt(instant) === wanted;
  return shows(before) || !shows(after) ? before : after;
}

/**
 * The visitor's local time of an appointment, or undefined if it is the same: two zones may agree
 * in summer and differ in winter.
 */
export function inVisitorZone(
  appointment: PlainDateTime,
  zone: string,
  visitorZone: string,
): PlainDateTime | undefined {
  const there = wallClock(visitorZone, instantOf(appointment, zone));
  return there.date === appointment.date && there.time === appointment.time ? undefined : there;
}

export type DateStyle = 'full' | 'short' | 'brief' | 'day' | 'record' | 'month' | 'weekday';

const day = { day: 'numeric', month: 'long' } as const;

/** Parts of a date and their separators. */
const dateStyles: Readonly<
  Record<
    DateStyle,
    { readonly parts: readonly Intl.DateTimeFormatOptions[]; readonly glue: string }
  >
> = {
  full: { parts: [{ weekday: 'long' }, { ...day, year: 'numeric' }], glue: ', ' },
  short: { parts: [{ weekday: 'short' }, day], glue: ' ' },
  brief: { parts: [{ weekday: 'short' }, { day: 'numeric', month: 'short' }], glue: ' ' },
  day: { parts: [{ ...day, year: 'numeric' }], glue: '' },
  record: { parts: [{ day: 'numeric', month: 'short', year: 'numeric' }], glue: '' },
  month: { parts: [{ month: 'long', year: 'numeric' }], glue: '' },
  weekday: { parts: [{ weekday: 'short' }], glue: '' },
};

/**
 * A date in words. `full` is "Saturday, 14 June 2025", `short` is "Sat 14 June", `brief` is "Thu 26
 * Nov", `day` is "14 June 2025", `record` is "14 Jun 2025", `month` is "June 2025", `weekday` is
 * "Sat". Greek months are in the genitive beside a day and in the nominative alone.
 */
export function formatDate(date: PlainDate, language: string, style: DateStyle): string {
  const { parts, glue } = dateStyles[style];
  return parts
    .map((part) =>
      dateFormatter(localeOf(language), { ...part, timeZone: 'UTC' }).format(toUtc(date)),
    )
    .join(glue);
}

/** The separate parts of a date, such as on a ticket: "Sat", "14", "June". */
export interface DateParts {
  readonly weekday: string;
  readonly day: string;
  /** In the grammatical case beside a day. */
  readonly month: string;
}

/** A date in its parts. */
export function dateParts(date: PlainDate, language: string): DateParts {
  const parts = dateFormatter(localeOf(language), {
    weekday: 'short',
    ...day,
    timeZone: 'UTC',
  }).formatToParts(toUtc(date));
  const value = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return { weekday: value('weekday'), day: value('day'), month: value('month') };
}

/** The name of a weekday; 0 is Sunday. */
export function formatWeekday(weekday: number, language: string): string {
  // 2023-01-01 was a Sunday.
  return dateFormatter(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(
    toUtc(addDays('2023-01-01', weekday)),
  );
}
