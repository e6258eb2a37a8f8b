import { Button } from '@salonica/ui/button';
import { Skeleton, SkeletonGroup } from '@salonica/ui/skeleton';
import { useTranslation } from 'react-i18next';
import styles from './Wallet.module.css';

export interface WalletLoadingProps {
  readonly wait: { readonly isSlow: boolean; readonly retry: () => void };
}

/** Boxes where the card, the payment methods and the history will stand. */
export function WalletLoading({ wait }: WalletLoadingProps) {
  const { t } = useTranslation(['wallet', 'common']);
  return (
    <>
      <SkeletonGroup messages={{ loading: t('loading') }}>
        <div className={styles['top']}>
          <Skeleton className={styles['box']} />
          <Skeleton className={styles['box']} />
        </div>
        <Skeleton className={styles['box']} />
      </SkeletonGroup>
      <div role="status">
        {wait.isSlow ? (
          <p className={styles['slow']}>
            {t('common:slow')}{' '}
            <Button variant="secondary" size="s" onClick={wait.retry}>
              {t('common:tryAgain')}
            </Button>
          </p>
        ) : null}
      </div>
    </>
  );
}
