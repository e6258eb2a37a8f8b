import { EmptyState } from '@salonica/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '#blocks/LoadFailure.tsx';
import vignette from '#shared/vignette.module.css';
import { TopRatedSkeleton } from '../Skeletons.tsx';
import { useHomePage } from '../queries.ts';
import { SalonGrid } from '../SalonGrid.tsx';
import { topRated } from './top-rated.ts';

/** The first six of the answer. */
export function TopRatedList() {
  const { t } = useTranslation('discovery');
  const load = useHomePage();
  if (load.phase === 'failed') {
    return <LoadFailure {...load} title={t('failed.salons')} headingLevel={3} />;
  }
  if (load.phase === 'loading') return <TopRatedSkeleton wait={load} />;
  const salons = topRated(load.data);
  if (salons.length === 0) {
    return (
      <EmptyState
        title={t('topRated.empty')}
        headingLevel={3}
        illustration={<span className={vignette['bench']} />}
      />
    );
  }
  return <SalonGrid salons={salons} />;
}
