import type { SalonCardProps } from '@salonica/ui/salon-card';
import { useTranslation } from 'react-i18next';
import type { Salon } from '../../domain/salon.ts';
import { useMiles } from '../../blocks/use-miles.ts';
import { languageOfName } from '../../shared/name-language.ts';
import { categoryName } from '../../blocks/category-names.ts';

/** Shown where the server gives no price level. */
const fixedPriceSymbol = '€';

type SalonFacts = Pick<
  SalonCardProps,
  | 'name'
  | 'nameLanguage'
  | 'image'
  | 'topRated'
  | 'rating'
  | 'reviewCount'
  | 'address'
  | 'distance'
  | 'averageBookingTime'
  | 'priceRange'
  | 'categories'
>;

/** Converts a salon into the texts of its card, in the language of the page. */
export function useSalonCard(): (salon: Salon) => SalonFacts {
  const { t, i18n } = useTranslation('discovery');
  const miles = useMiles();
  return ({ name, picture, topRated, rating, reviewCount, address, ...salon }) => ({
    name,
    nameLanguage: languageOfName(name, i18n.language),
    image:
      picture === null
        ? null
        : { src: picture.light, darkSrc: picture.dark, alt: t('picture', { name }) },
    topRated,
    rating,
    reviewCount,
    address,
    distance: salon.distance === null ? null : miles(salon.distance),
    averageBookingTime:
      salon.averageBookingTime === null ? null : t('minutes', { count: salon.averageBookingTime }),
    priceRange: salon.priceRange === '' ? fixedPriceSymbol : salon.priceRange,
    categories: salon.categories.map(({ title }) => categoryName(t, title)),
  });
}
