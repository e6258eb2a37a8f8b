import { buttonProps } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import { categoryName } from './category-names.ts';
import { useHomePage } from './queries.ts';
import { ResultsFrame } from './ResultsFrame.tsx';
import { type SalonSearch, searchSalons } from './salon-search.ts';
import { SalonSection } from './SalonSection.tsx';
import { mapLoad } from '../../blocks/use-load.ts';

export function SalonResults({ search }: { readonly search: SalonSearch }) {
  const { t } = useTranslation('discovery');
  const found = mapLoad(useHomePage(), ({ topRatedSalons }) =>
    searchSalons(topRatedSalons, search, (title) => categoryName(t, title)),
  );
  const { q, location, isNearMe } = search;
  return (
    <ResultsFrame
      title={
        found.phase === 'ready'
          ? t(isNearMe ? 'salons.countNear' : 'salons.count', { count: found.data.salons.length })
          : null
      }
      notes={[
        ...(found.phase === 'ready' && found.data.isPlaceUnknown
          ? [t('salons.noPlace', { place: location })]
          : []),
        ...(isNearMe ? [t('salons.nearestFirst')] : []),
      ]}
    >
      <SalonSection
        key={`${q}|${location}|${isNearMe}`}
        load={mapLoad(found, ({ salons }) => salons)}
        loadingText={t('salons.loading')}
        empty={
          <EmptyState
            title={t('salons.empty')}
            headingLevel={3}
            illustration={<span className={vignette['bench']} />}
            action={
              <Link to={paths.salons} {...buttonProps({ variant: 'secondary' })}>
                {t('salons.showAll')}
              </Link>
            }
          >
            {t('salons.emptyHint')}
          </EmptyState>
        }
      />
    </ResultsFrame>
  );
}
