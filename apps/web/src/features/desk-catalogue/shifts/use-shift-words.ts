import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/dates.ts';
import type { Shift } from './shifts-of-day.ts';

/** Shifts and days in words. */
export function useShiftWords() {
  const { t, i18n } = useTranslation('deskShifts');
  const span = ({ starts, ends }: Shift) => t('span', { starts, ends });
  return {
    span,
    brief: (date: string) => formatDate(date, i18n.language, 'brief'),
    shifts: (shifts: readonly Shift[]) =>
      shifts.length === 0 ? t('off') : shifts.map(span).join(', '),
    away: (range: Shift | null) => (range === null ? t('away') : t('awayAt', { ...range })),
  };
}
