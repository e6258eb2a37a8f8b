import { useTranslation } from 'react-i18next';
import { numberFormatter } from '../shared/formatters.ts';

/**
 * A distance as text.
 * @example
 * const miles = useMiles();
 * miles(0.72); // "0.7 mi"
 */
export function useMiles(): (miles: number) => string {
  const { t, i18n } = useTranslation('common');
  const format = numberFormatter(i18n.language, { maximumFractionDigits: 1 });
  return (miles) => {
    // The plural follows the rounded number: "1" is one mile.
    const count = Math.round(miles * 10) / 10;
    return t('distance', { count, distance: format.format(count) });
  };
}
