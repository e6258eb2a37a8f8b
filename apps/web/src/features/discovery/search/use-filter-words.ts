import { numberFormatter } from '#shared/formatters.ts';
import { useTranslation } from 'react-i18next';
import { serviceOf } from './popular-services.ts';
import type { Filter, SalonSearch } from './salon-search.ts';
import { useWhenWords } from './use-when-words.ts';

/** The label of an active filter. */
export function useFilterWords(search: SalonSearch): (filter: Filter) => string {
  const { t, i18n } = useTranslation(['results', 'search']);
  const whenWords = useWhenWords();
  return (filter) => {
    switch (filter) {
      case 'q':
        return t('active.quoted', { text: search.q });
      case 'location':
        return t('active.quoted', { text: search.location });
      case 'service': {
        const service = serviceOf(search.service);
        return service === undefined ? '' : t(`search:services.${service.key}`);
      }
      case 'price':
        return '$'.repeat(Number(search.price));
      case 'rating':
        return t('rating.least', {
          rating: numberFormatter(i18n.language).format(Number(search.rating)),
        });
      case 'when':
        return whenWords(search);
      case 'area':
        return t('active.area');
      default:
        return t(`search:quick.${filter}`);
    }
  };
}
