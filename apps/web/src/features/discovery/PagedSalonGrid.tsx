import { Button } from '@salonica/ui/button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styles from './PagedSalonGrid.module.css';
import { SalonGrid, type SalonGridProps } from './SalonGrid.tsx';

const pageSize = 6;

/** Six salons, and six more at a time; the focus goes to the first new one. */
export function PagedSalonGrid({ salons, ...grid }: Omit<SalonGridProps, 'ref'>) {
  const { t } = useTranslation('discovery');
  const [shown, setShown] = useState(pageSize);
  const list = useRef<HTMLUListElement>(null);

  const showMore = (): void => {
    flushSync(() => setShown(shown + pageSize));
    list.current?.children.item(shown)?.querySelector('a')?.focus();
  };

  return (
    <>
      <SalonGrid {...grid} salons={salons.slice(0, shown)} ref={list} />
      {salons.length > pageSize ? (
        <div className={styles['more']}>
          <p role="status" className={styles['count']}>
            {t('showing', { shown: Math.min(shown, salons.length), total: salons.length })}
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
