import { CategoryCardSkeleton } from '@salonica/ui/category-card';
import { SalonCardSkeleton, type SalonCardSkeletonProps } from '@salonica/ui/salon-card';
import { useTranslation } from 'react-i18next';
import type { Wait } from '../../blocks/use-load.ts';
import { LoadingGrid } from './LoadingGrid.tsx';

interface SkeletonProps {
  readonly wait?: Wait | undefined;
}

export const topRatedCount = 6;

/** Skeletons of categories that are loading. */
export function CategoryGridSkeleton({ count, wait }: SkeletonProps & { readonly count: number }) {
  const { t } = useTranslation('discovery');
  return (
    <LoadingGrid
      wait={wait}
      text={t('categories.loading')}
      count={count}
      dense
      place={<CategoryCardSkeleton />}
    />
  );
}

export function TopRatedSkeleton({ wait }: SkeletonProps) {
  const { t } = useTranslation('discovery');
  return (
    <LoadingGrid
      wait={wait}
      text={t('topRated.loading')}
      count={topRatedCount}
      place={<SalonCardSkeleton />}
    />
  );
}

interface SalonGridSkeletonProps extends SkeletonProps, Pick<SalonCardSkeletonProps, 'variant'> {
  readonly text: string | null;
}

/** Skeletons of salons. */
export function SalonGridSkeleton({ text, wait, variant = 'search' }: SalonGridSkeletonProps) {
  return (
    <LoadingGrid
      wait={wait}
      text={text}
      count={6}
      place={<SalonCardSkeleton variant={variant} />}
    />
  );
}
