import { Button } from '@salonica/ui/button';
import { CardGrid } from '@salonica/ui/card-grid';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LoadingGrid.module.css';

export interface LoadingGridProps {
  /** What is on its way, said once. */
  readonly text: string;
  readonly count: number;
  readonly skeleton: ReactNode;
  /** Undefined where only the cards themselves are awaited. */
  readonly wait?: { readonly isSlow: boolean; readonly retry: () => void } | undefined;
}

/** Places for the cards to come. A long wait is explained on top of them, so that nothing moves. */
export function LoadingGrid({ text, count, skeleton, wait }: LoadingGridProps) {
  const { t } = useTranslation(['discovery', 'common']);
  return (
    <div className={styles['root']} aria-busy="true">
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      <CardGrid aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>{skeleton}</li>
        ))}
      </CardGrid>
      <div role="status" className={styles['note']}>
        {wait?.isSlow === true ? (
          <div className={styles['slow']}>
            <p>{t('slow')}</p>
            <Button variant="secondary" size="s" onClick={wait.retry}>
              {t('common:tryAgain')}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
