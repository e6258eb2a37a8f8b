import { Button } from '@salonica/ui/button';
import { useEffect, useRef } from 'react';
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
  const firstNew = useRef<number | null>(null);
  const shown = Math.min(page * pageSize, salons.length);

  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= shown) return;
    list.current?.children.item(firstNew.current)?.querySelector('a')?.focus();
    firstNew.current = null;
  }, [shown]);

  const showMore = (): void => {
    firstNew.current = shown;
    onPage(Math.ceil(shown / pageSize) + 1);
  };

  return (
    <>
      <SalonGrid {...grid} salons={salons.slice(0, shown)} ref={list} />
      {salons.length > pageSize ? (
        <div className={styles['more']}>
          <p role="status" className={styles['count']}>
            {t('showing', { shown, total: salons.length })}
          </p>
          {shown < salons.length ? (
            <Button variant="secondary" size="l" onClick={showMore}>
              {t('loadMore')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
