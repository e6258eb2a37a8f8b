import type { CalendarMessages } from './Calendar.messages.ts';
import { addDays, type PlainDate } from './plain-date.ts';

/** What decides whether a day can be chosen. */
export interface Availability {
  today: PlainDate;
  min: PlainDate | undefined;
  max: PlainDate | undefined;
  isUnavailable: ((date: PlainDate) => string | null) | undefined;
}

/** How far to look for a free day when there is no last one. */
const lookAhead = 366;

/** First day that may be chosen at all. */
export function firstDay({ today, min }: Availability): PlainDate {
  return min !== undefined && min > today ? min : today;
}

/** Why a day cannot be chosen, or null when it can. */
export function reasonAgainst(
  date: PlainDate,
  rules: Availability,
  messages: CalendarMessages,
): string | null {
  if (date < firstDay(rules)) return messages.past;
  if (rules.max !== undefined && date > rules.max) return messages.notYet;
  return rules.isUnavailable?.(date) ?? null;
}

/** First day that can be chosen; the first of all when none can. */
export function firstFreeDay(rules: Availability, messages: CalendarMessages): PlainDate {
  const first = firstDay(rules);
  const last = rules.max ?? addDays(first, lookAhead);
  for (let date = first; date <= last; date = addDays(date, 1)) {
    if (reasonAgainst(date, rules, messages) === null) return date;
  }
  return first;
}
