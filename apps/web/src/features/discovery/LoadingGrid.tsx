import { Button } from '@salonica/ui/button';
import { CardGrid } from '@salonica/ui/card-grid';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wait } from '../../blocks/arriving.tsx';
import styles from './LoadingGrid.module.css';

export interface LoadingGridProps {
  /** What is on its way; null where the page says so elsewhere. */
  readonly text: string | null;
  readonly count: number;
  readonly skeleton: ReactNode;
  /** For small cards. @default false */
  readonly dense?: boolean;
  /** None where a page is drawn ahead of time. */
  readonly wait?: Wait | undefined;
}

/**
 * Places for the cards to come. What is on its way is said in the gap above them, and a long wait is explained
 * on top of them, so that nothing moves.
 */
export function LoadingGrid({ text, count, skeleton, dense = false, wait }: LoadingGridProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles['root']} aria-busy="true">
      {text === null ? null : (
        <p role="status" className={styles['caption']}>
          {text}
        </p>
      )}
      <CardGrid dense={dense} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>{skeleton}</li>
        ))}
      </CardGrid>
      <div role="status" className={styles['note']}>
        {wait?.isSlow === true ? (
          <div className={styles['slow']}>
            <p>{t('slow')}</p>
            <Button variant="secondary" size="s" onClick={wait.retry}>
              {t('tryAgain')}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
