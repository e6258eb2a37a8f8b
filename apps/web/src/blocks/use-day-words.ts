import { useTranslation } from 'react-i18next';
import {
  type DateStyle,
  formatDate,
  kindOfDay,
  type PlainDate,
  type PlainDateTime,
  salonTimeZone,
} from '../shared/dates.ts';
import { useToday } from './use-today.ts';

export interface DayWordsOptions {
  /** Where "today" is. @default that of the salons */
  readonly zone?: string;
  /** A day within a week, after tomorrow. @default 'brief' */
  readonly soon?: DateStyle;
  /** @default 'brief' */
  readonly later?: DateStyle;
}

export interface DayWords {
  readonly today: PlainDate;
  /** "Today", "Tomorrow", "Fri 28 Nov". */
  readonly dayWord: (date: PlainDate) => string;
  /** "Today, 14:30". */
  readonly startWords: (start: PlainDateTime) => string;
}

/** Days and starts in words: today, tomorrow, then a date. */
export function useDayWords({
  zone = salonTimeZone,
  soon = 'brief',
  later = 'brief',
}: DayWordsOptions = {}): DayWords {
  const { t, i18n } = useTranslation('common');
  const today = useToday(zone);
  const dayWord = (date: PlainDate): string => {
    const kind = kindOfDay(date, today);
    if (kind === 'today' || kind === 'tomorrow') return t(`day.${kind}`);
    return formatDate(date, i18n.language, kind === 'soon' ? soon : later);
  };
  return {
    today,
    dayWord,
    startWords: ({ date, time }) => t('day.at', { day: dayWord(date), time }),
  };
}
