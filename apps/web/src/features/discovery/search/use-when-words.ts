import { useTranslation } from 'react-i18next';
import { useDayWords } from '#blocks/use-day-words.ts';
import { isPlainTime } from '#shared/dates.ts';
import { isDayPart, type When } from './when.ts';

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
