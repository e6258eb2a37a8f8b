import { LoadMore } from '@salonica/ui/load-more';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PagedSalonGrid.module.css';
import { pageSize } from './queries.ts';
import { SalonGrid, type SalonGridProps } from './SalonGrid.tsx';

export interface PagedSalonGridProps extends Omit<SalonGridProps, 'ref'> {
  /** Their number. */
  readonly total: number;
  /** @default true while `salons` are fewer than `total` */
  readonly hasMore?: boolean;
  /** State of the next page. @default 'idle' */
  readonly more?: 'idle' | 'loading' | 'failed';
  readonly onMore: () => void;
}

/** Six salons, and six more at a time; the focus goes to the first new one. */
export function PagedSalonGrid({
  total,
  hasMore,
  more = 'idle',
  onMore,
  ...grid
}: PagedSalonGridProps) {
  const { t } = useTranslation('discovery');
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <SalonGrid {...grid} ref={list} />
      {total > pageSize ? (
        <LoadMore
          list={list}
          shown={grid.salons.length}
          total={total}
          hasMore={hasMore}
          busy={more === 'loading'}
          error={more === 'failed' ? t('moreFailed') : null}
          onLoadMore={onMore}
          messages={{
            shown: ({ shown }) => t('showing', { shown, count: total }),
            more: t('loadMore'),
          }}
          className={styles['more']}
        />
      ) : null}
    </>
  );
}
