import { Button } from '@salonica/ui/button';
import { SkeletonGroup } from '@salonica/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './waiting.module.css';

export interface WaitingProps {
  /** What is on its way, said once. */
  readonly text: string;
  readonly isSlow: boolean;
  readonly retry: () => void;
  /** Boxes where the content will stand. */
  readonly children: ReactNode;
}

/** Boxes for what is on its way; after ten seconds a note with another try. */
export function Waiting({ text, isSlow, retry, children }: WaitingProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <SkeletonGroup messages={{ loading: text }}>{children}</SkeletonGroup>
      <div role="status">
        {isSlow ? (
          <p className={styles['note']}>
            {t('slow')}
            <Button variant="secondary" size="s" onClick={retry}>
              {t('tryAgain')}
            </Button>
          </p>
        ) : null}
      </div>
    </>
  );
}
