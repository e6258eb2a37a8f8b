import { SlowNote } from '#blocks/SlowNote.tsx';
import { PagedSalonGrid, type PagedSalonGridProps } from '../PagedSalonGrid.tsx';
import { NoResults, type NoResultsProps } from './NoResults.tsx';
import type { FoundSalons } from './use-found-salons.ts';

export interface FoundSalonGridProps
  extends
    Pick<PagedSalonGridProps, 'serviceIn' | 'isFirst'>,
    Pick<NoResultsProps, 'search' | 'onDrop'> {
  readonly found: FoundSalons;
  readonly onPage: (page: number) => void;
}

/** The results of a search. They stay until those of the next search are loaded. */
export function FoundSalonGrid({ found, search, onDrop, onPage, ...grid }: FoundSalonGridProps) {
  const { salons, total, hasMore, more, isOutdated, isSlow, understood } = found;
  return (
    <>
      <div role="status">{isSlow ? <SlowNote retry={found.retry} /> : null}</div>
      <div aria-busy={isOutdated || undefined}>
        {total === 0 ? (
          <NoResults search={search} removal={found.removal} onDrop={onDrop} />
        ) : (
          <PagedSalonGrid
            {...grid}
            salons={salons}
            total={total}
            hasMore={hasMore}
            more={more}
            distancesFrom={understood?.place?.name}
            onMore={more === 'failed' ? found.retryMore : () => onPage(search.page + 1)}
          />
        )}
      </div>
    </>
  );
}
