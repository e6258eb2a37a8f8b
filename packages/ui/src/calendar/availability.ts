import type { CalendarMessages } from './Calendar.messages.ts';
import type { CalendarDayNote, DayNoteOf } from './day-note.ts';
import { addDays, type PlainDate } from './plain-date.ts';

/** The inputs that decide whether a day is available. */
export interface Availability {
  today: PlainDate;
  min: PlainDate | undefined;
  max: PlainDate | undefined;
  dayNote: DayNoteOf | undefined;
}

/** How far to look for a free day without a last one. */
const lookAhead = 366;

/** The first selectable day. */
export function firstDay({ today, min }: Availability): PlainDate {
  return min !== undefined && min > today ? min : today;
}

/** Why a day is unavailable, or null. */
export function reasonAgainst(
  date: PlainDate,
  rules: Availability,
  messages: CalendarMessages,
): string | null {
  if (date < firstDay(rules)) return messages.past;
  if (rules.max !== undefined && date > rules.max) return messages.notYet;
  const note = rules.dayNote?.(date) ?? null;
  return note === null || note.state === 'few' ? null : note.label;
}

/** Days from the first to the last selectable one. */
function* daysAhead(rules: Availability): Generator<PlainDate> {
  const first = firstDay(rules);
  const last = rules.max ?? addDays(first, lookAhead);
  for (let date = first; date <= last; date = addDays(date, 1)) yield date;
}

/** The first available day; the first of all if there is none. */
export function firstFreeDay(rules: Availability, messages: CalendarMessages): PlainDate {
  for (const date of daysAhead(rules)) {
    if (reasonAgainst(date, rules, messages) === null) return date;
  }
  return firstDay(rules);
}

/** The states of the days ahead, for the legend. */
export function statesAhead(rules: Availability): ReadonlySet<CalendarDayNote['state']> {
  const { dayNote } = rules;
  if (dayNote === undefined) return new Set();
  return new Set([...daysAhead(rules)].flatMap((date) => dayNote(date)?.state ?? []));
}
