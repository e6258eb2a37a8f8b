import { EmptyState } from '@salonica/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import type { Category } from '../../domain/category.ts';
import type { Load } from '../../blocks/use-load.ts';
import vignette from '../../shared/vignette.module.css';
import { CategoryCards, type CategoryCardsProps } from './CategoryCards.tsx';
import { CategoryGridSkeleton } from './Skeletons.tsx';

export interface CategoryGridProps extends Pick<CategoryCardsProps, 'isFirst'> {
  readonly load: Load<readonly Category[]>;
  /** By default all of them. */
  readonly limit?: number | undefined;
  /** Skeletons while the list is loading. */
  readonly places: number;
  readonly headingLevel?: 2 | 3;
}

/** Categories, or their fallback. */
export function CategoryGrid({
  load,
  limit,
  places,
  headingLevel = 3,
  isFirst,
}: CategoryGridProps) {
  const { t } = useTranslation('discovery');
  if (load.phase === 'failed') {
    return <LoadFailure {...load} title={t('failed.categories')} headingLevel={headingLevel} />;
  }
  if (load.phase === 'loading') return <CategoryGridSkeleton count={places} wait={load} />;
  if (load.data.length === 0) {
    return (
      <EmptyState
        title={t('categories.empty')}
        headingLevel={headingLevel}
        illustration={<span className={vignette['bench']} />}
      />
    );
  }
  const categories = load.data.slice(0, limit);
  return <CategoryCards categories={categories} headingLevel={headingLevel} isFirst={isFirst} />;
}
