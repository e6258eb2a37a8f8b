import { Container } from '@salonica/ui/container';
import { Button } from '@salonica/ui/button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '#blocks/LoadFailure.tsx';
import { useMiles } from '#blocks/use-miles.ts';
import type { FoundSalon } from '#domain/salon.ts';
import { SalonGridSkeleton } from '../Skeletons.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import styles from './FindSalons.module.css';
import { FoundSalonGrid, type FoundSalonGridProps } from './FoundSalonGrid.tsx';
import type { Whereabouts } from './position.ts';
import { ResultsFrame } from './ResultsFrame.tsx';
import { UnderstoodNotes } from './UnderstoodNotes.tsx';
import { activeFilters, type Filter, withoutFilters } from './salon-search.ts';
import { ResultsWithMap } from './ResultsWithMap.tsx';
import { useFoundSalons } from './use-found-salons.ts';
import { useMapSalons } from './use-map-salons.ts';
import type { SearchControl } from './use-search.ts';

function NearNote({
  whereabouts,
  onAsk,
}: {
  readonly whereabouts: Whereabouts;
  readonly onAsk: () => void;
}) {
  const { t } = useTranslation('results');
  const miles = useMiles();
  const distance = 'miles' in whereabouts ? miles(whereabouts.miles) : '';
  return (
    <div className={styles['note']}>
      <p role="status">{t(`near.${whereabouts.kind}`, { distance })}</p>
      {whereabouts.kind === 'unknown' ? (
        <Button variant="quiet" size="s" onClick={onAsk}>
          {t('near.ask')}
        </Button>
      ) : null}
    </div>
  );
}

interface ListProps extends Pick<FoundSalonGridProps, 'found' | 'onDrop'> {
  readonly control: SearchControl;
  /** Null while they are unknown, or the map is closed. */
  readonly onMap: readonly FoundSalon[] | null;
}

/** The cards, beside the map if it is open. */
function List({ found, control: { search, commit, showPage }, onMap, onDrop }: ListProps) {
  const grid = (
    <FoundSalonGrid found={found} search={search} onDrop={onDrop} onPage={showPage} isFirst />
  );
  if (search.view === 'list' || found.total === 0) return grid;
  return (
    <ResultsWithMap
      salons={onMap ?? found.salons}
      total={found.total}
      bounds={search.bounds}
      onSearchArea={(bounds) => commit({ bounds })}
    >
      {grid}
    </ResultsWithMap>
  );
}

export interface SalonResultsProps {
  readonly control: SearchControl;
  readonly whereabouts: Whereabouts;
  readonly onAsk: () => void;
}

export function SalonResults({ control, whereabouts, onAsk }: SalonResultsProps) {
  const { t } = useTranslation(['results', 'search']);
  const { search, commit } = control;
  const load = useFoundSalons(search, { whereabouts });
  const isMapOpen = search.view === 'map';
  const onMap = useMapSalons(isMapOpen && load.phase === 'ready' ? load.data.question : null);
  const title = useRef<HTMLHeadingElement>(null);

  const drop = (filters: readonly Filter[]): void => {
    // The button disappears with the last filter, so the focus has to move.
    if (filters.length === activeFilters(search).length) title.current?.focus();
    commit(withoutFilters(search, filters));
  };
  const count =
    load.phase === 'ready'
      ? t(search.isNearMe ? 'countNear' : 'count', { count: load.data.total })
      : null;

  if (load.phase === 'failed') {
    return (
      <Container after="l" className={styles['results']}>
        <LoadFailure {...load} title={t('search:failed')} headingLevel={2} />
      </Container>
    );
  }
  return (
    <ResultsFrame
      title={count}
      isOutdated={load.phase === 'ready' && load.data.isOutdated}
      titleRef={title}
      search={search}
      onChange={commit}
    >
      <ActiveFilters search={search} onDrop={drop} />
      {search.isNearMe ? <NearNote whereabouts={whereabouts} onAsk={onAsk} /> : null}
      {load.phase === 'ready' && load.data.understood !== null ? (
        <UnderstoodNotes understood={load.data.understood} search={search} />
      ) : null}
      {load.phase === 'loading' ? (
        <SalonGridSkeleton text={null} wait={load} variant="starts" />
      ) : null}
      {load.phase === 'ready' ? (
        <List found={load.data} control={control} onMap={onMap} onDrop={drop} />
      ) : null}
    </ResultsFrame>
  );
}
