import type { Language } from '../../platform/http/messages.ts';

export interface OpenInterval {
  /** ISO weekday: 1 is Monday. */
  weekday: number;
  /** `HH:mm` */
  opens: string;
  closes: string;
}

/** Monday, 5 January 2026. */
const monday = Date.UTC(2026, 0, 5);

function dayName(weekday: number, language: Language): string {
  const date = new Date(monday + (weekday - 1) * 86_400_000);
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

interface Span {
  from: number;
  to: number;
  times: string;
}

/**
 * Groups consecutive days with the same hours: "Monday to Friday 09:00–20:00, Saturday
 * 09:00–17:00".
 */
export function openingWords(intervals: readonly OpenInterval[], language: Language): string {
  const spans: Span[] = [];
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const times = intervals
      .filter((interval) => interval.weekday === weekday)
      .map(({ opens, closes }) => `${opens}–${closes}`)
      .toSorted()
      .join(language === 'el' ? ' και ' : ' and ');
    const last = spans.at(-1);
    if (times === '') continue;
    if (last?.times === times && last.to === weekday - 1) last.to = weekday;
    else spans.push({ from: weekday, to: weekday, times });
  }
  const until = language === 'el' ? 'έως' : 'to';
  return spans
    .map(({ from, to, times }) => {
      const first = dayName(from, language);
      return from === to
        ? `${first} ${times}`
        : `${first} ${until} ${dayName(to, language)} ${times}`;
    })
    .join(', ');
}
