import { LoadMore } from '@salonica/ui/load-more';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PagedSalonGrid.module.css';
import { SalonGrid, type SalonGridProps } from './SalonGrid.tsx';

const pageSize = 6;

export interface PagedSalonGridProps extends Omit<SalonGridProps, 'ref'> {
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Six salons, and six more at a time; the focus goes to the first new one. */
export function PagedSalonGrid({ salons, page, onPage, ...grid }: PagedSalonGridProps) {
  const { t } = useTranslation('discovery');
  const list = useRef<HTMLUListElement>(null);
  const total = salons.length;
  const shown = Math.min(page * pageSize, total);
  return (
    <>
      <SalonGrid {...grid} salons={salons.slice(0, shown)} ref={list} />
      {total > pageSize ? (
        <LoadMore
          list={list}
          shown={shown}
          total={total}
          onLoadMore={() => onPage(Math.ceil(shown / pageSize) + 1)}
          messages={{
            shown: (count) => t('showing', { shown: count.shown, total: count.total }),
            more: t('loadMore'),
          }}
          className={styles['more']}
        />
      ) : null}
    </>
  );
}
