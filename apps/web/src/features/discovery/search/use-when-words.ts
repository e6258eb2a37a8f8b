import { useTranslation } from 'react-i18next';
import { useToday } from '#blocks/use-today.ts';
import { addDays, formatDate, isPlainTime, type PlainDate, salonTimeZone } from '#shared/dates.ts';
import { isDayPart, type When } from './when.ts';

interface DayWords {
  readonly today: PlainDate;
  readonly dayWord: (date: PlainDate) => string;
}

/** Days in words: "Today", "Tomorrow", "Fri 28 Nov". */
export function useDayWords(): DayWords {
  const { t, i18n } = useTranslation('search');
  const today = useToday(salonTimeZone);
  return {
    today,
    dayWord(date) {
      if (date === today) return t('when.today');
      if (date === addDays(today, 1)) return t('when.tomorrow');
      return formatDate(date, i18n.language, 'brief');
    },
  };
}

/** A day and a time in words, for the filter that removes them: "Tomorrow, after 17:00". */
export function useWhenWords(): (when: When) => string {
  const { t } = useTranslation('search');
  const { today, dayWord } = useDayWords();
  return ({ date, time }) => {
    if (date === 'today' && time === '') return t('quick.today');
    const day = dayWord(date === 'today' || date === '' ? today : date);
    if (isDayPart(time)) return t('when.both', { day, time: t(`when.within.${time}`) });
    return isPlainTime(time)
      ? t('when.both', { day, time: t('when.within.after', { time }) })
      : day;
  };
}
