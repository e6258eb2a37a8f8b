import { Skeleton } from '@salonica/ui/skeleton';
import { StarRating } from '@salonica/ui/star-rating';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMiles } from '#blocks/use-miles.ts';
import { useDayWords } from '#blocks/use-day-words.ts';
import { hoursOn } from '#domain/opening-hours.ts';
import type { SalonDetails } from '#domain/salon.ts';
import type { Service } from '#domain/service.ts';
import { formatMoneyBriefly, formatMoneyDifference } from '#shared/money.ts';
import { serviceNamed } from './compared-services.ts';
import { useNextFree } from './use-next-free.ts';

export interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly valueOf: (salon: SalonDetails) => ReactNode;
}

const priceLevels = { $: 'level1', $$: 'level2', $$$: 'level3' } as const;

/** The price of the chosen service at a salon, or its level of prices. */
function usePriceWords(service: Service | null): (salon: SalonDetails) => ReactNode {
  const { t, i18n } = useTranslation('compare');
  return (salon) => {
    if (service === null) {
      return (
        <>
          <span aria-hidden="true">{salon.priceRange} </span>
          {t(`price.${priceLevels[salon.priceRange]}`)}
        </>
      );
    }
    const offered = serviceNamed(salon, service.name);
    if (offered === undefined) return t('price.notOffered');
    return t('price.of', {
      price: formatMoneyBriefly(offered.price, i18n.language),
      count: offered.minutes,
    });
  };
}

/** The next free time of the chosen service at a salon, or of any. */
function useNextWords(
  salons: readonly SalonDetails[],
  service: Service | null,
): (salon: SalonDetails) => ReactNode {
  const { t } = useTranslation('compare');
  const { startWords } = useDayWords();
  const nextFree = useNextFree(salons, service?.id ?? null);
  return (salon) => {
    if (service !== null && serviceNamed(salon, service.name) === undefined) {
      return t('price.notOffered');
    }
    if (nextFree === 'loading') return <Skeleton variant="text" />;
    if (nextFree === 'failed') return t('next.unknown');
    const next = nextFree[salon.id] ?? null;
    if (next === null) return t('next.none');
    return <time dateTime={`${next.date}T${next.time}`}>{startWords(next)}</time>;
  };
}

/** The rows of a comparison, from the most to the least asked. */
export function useCompareRows(
  salons: readonly SalonDetails[],
  service: Service | null,
): readonly CompareRow[] {
  const { t, i18n } = useTranslation('compare');
  const miles = useMiles();
  const { today } = useDayWords();
  const nextWords = useNextWords(salons, service);
  const priceWords = usePriceWords(service);
  return [
    {
      key: 'price',
      label: service === null ? t('rows.prices') : service.name,
      valueOf: priceWords,
    },
    {
      key: 'next',
      label: t('rows.next'),
      valueOf: nextWords,
    },
    {
      key: 'rating',
      label: t('rows.rating'),
      valueOf: ({ rating, reviewCount }) =>
        rating === null ? t('noRating') : <StarRating value={rating} count={reviewCount} />,
    },
    {
      key: 'distance',
      label: t('rows.distance'),
      valueOf: (salon) => (
        <>
          {miles(salon.distance)}
          <VisuallyHidden> {t('fromCentre')}</VisuallyHidden>
        </>
      ),
    },
    {
      key: 'today',
      label: t('rows.today'),
      valueOf: (salon) => {
        const openings = hoursOn(today, salon);
        if (openings.length === 0) return t('closed');
        return openings.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
      },
    },
    {
      key: 'home',
      label: t('rows.home'),
      valueOf: ({ policy }) =>
        policy.travel === null
          ? t('home.no')
          : t('home.yes', { fee: formatMoneyDifference(policy.travel.fee, i18n.language) }),
    },
  ];
}
