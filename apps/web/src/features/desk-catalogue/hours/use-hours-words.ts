import { useTranslation } from 'react-i18next';
import { formatDate, formatWeekday } from '#shared/dates.ts';
import type { Difference } from '../ChangedElsewhere.tsx';
import type { ExceptionOfDesk, HoursOfDesk } from './hours-form.ts';

/** Describes hours in the language of the page. */
export function useHoursWords() {
  const { t, i18n } = useTranslation('deskCatalogue');
  const { language } = i18n;
  const hours = (exception: ExceptionOfDesk | null): string =>
    exception === null
      ? t('none')
      : exception.hours === null
        ? t('hours.closed')
        : t('hours.span', exception.hours);
  const facts = (exception: ExceptionOfDesk | null) => [
    [t('hours.onDay'), hours(exception)] as const,
    [t('hours.reasonEn'), exception?.reason.en ?? t('none')] as const,
    [t('hours.reasonEl'), exception?.reason.el ?? t('none')] as const,
  ];
  return {
    hours,
    date: (date: string) => formatDate(date, language, 'full'),
    reason: ({ reason }: ExceptionOfDesk) => (language === 'el' ? reason.el : reason.en),
    /** Each weekday and its hours. */
    week: ({ week }: HoursOfDesk): readonly (readonly [label: string, text: string])[] =>
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
        const spans = week
          .filter((interval) => interval.weekday === weekday)
          .map(({ opens, closes, lastStart: last }) =>
            last === null
              ? t('hours.span', { opens, closes })
              : t('hours.spanUntil', { opens, closes, last }),
          );
        const text = spans.length === 0 ? t('hours.closed') : spans.join(', ');
        return [formatWeekday(weekday, language), text];
      }),
    /** What another member changed on a date. */
    differences(
      before: ExceptionOfDesk | null,
      after: ExceptionOfDesk | null,
    ): readonly Difference[] {
      const now = facts(after);
      return facts(before).flatMap(([label, text], index) => {
        const next = now[index]?.[1] ?? text;
        return next === text ? [] : [{ label, before: text, after: next }];
      });
    },
  };
}
