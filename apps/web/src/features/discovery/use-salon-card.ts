import { nightImage } from '@salonica/contract/images';
import type { Salon } from '@salonica/contract';
import type { SalonCardProps } from '@salonica/ui/salon-card';
import { useTranslation } from 'react-i18next';
import { categoryName } from './category-names.ts';
import { useDiscovery } from './discovery-context.tsx';
import { languageOfName } from '../../shared/name-language.ts';

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

/** Turns a salon of the server into what its card says, in the language of the page. */
export function useSalonCard(): (salon: Salon) => SalonFacts {
  const { t, i18n } = useTranslation('discovery');
  const { pictureUrl } = useDiscovery();
  const distance = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (salon) => {
    const picture = salon.images[0]?.image;
    return {
      name: salon.salon_name,
      nameLanguage: languageOfName(salon.salon_name, i18n.language),
      image:
        picture === undefined
          ? null
          : {
              src: pictureUrl(picture),
              nightSrc: pictureUrl(nightImage(picture)),
              alt: t('picture', { name: salon.salon_name }),
            },
      topRated: salon.top_rated,
      rating: salon.rating,
      reviewCount: salon.reviewCount,
      address: salon.salon_address,
      distance:
        salon.distance === null
          ? null
          : t('distance', { count: salon.distance, distance: distance.format(salon.distance) }),
      averageBookingTime:
        salon.averageBookingTime === null
          ? null
          : t('minutes', { count: salon.averageBookingTime }),
      priceRange: salon.priceRange === '' ? fixedPriceSymbol : salon.priceRange,
      categories: salon.salonCats.map(({ title }) => categoryName(t, title)),
    };
  };
}
