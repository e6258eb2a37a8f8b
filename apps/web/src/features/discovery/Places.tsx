import { CategoryCardSkeleton } from '@salonica/ui/category-card';
import { SalonCardSkeleton } from '@salonica/ui/salon-card';
import { useTranslation } from 'react-i18next';
import { LoadingGrid, type LoadingGridProps } from './LoadingGrid.tsx';

type Wait = LoadingGridProps['wait'];

export const topRatedCount = 6;

/** Places of categories that are on their way. */
export function CategoryPlaces({ count, wait }: { readonly count: number; readonly wait?: Wait }) {
  const { t } = useTranslation('discovery');
  return (
    <LoadingGrid
      wait={wait}
      text={t('categories.loading')}
      count={count}
      skeleton={<CategoryCardSkeleton />}
    />
  );
}

export function TopRatedPlaces({ wait }: { readonly wait?: Wait }) {
  const { t } = useTranslation('discovery');
  return (
    <LoadingGrid
      wait={wait}
      text={t('topRated.loading')}
      count={topRatedCount}
      skeleton={<SalonCardSkeleton />}
    />
  );
}

/** Places of salons to book. */
export function SalonPlaces({ text, wait }: { readonly text: string; readonly wait?: Wait }) {
  return (
    <LoadingGrid
      wait={wait}
      text={text}
      count={6}
      skeleton={<SalonCardSkeleton layout="search" />}
    />
  );
}
