import { Button } from '@salonica/ui/button';
import { Skeleton, SkeletonGroup } from '@salonica/ui/skeleton';
import { useTranslation } from 'react-i18next';
import styles from './booking-page.module.css';

export interface BookingLoadingProps {
  /** The wait is long by now: says so, and offers to try again. */
  readonly isSlow: boolean;
  readonly retry: () => void;
}

/** Holds the place of the wizard and its ticket. */
export function BookingLoading({ isSlow, retry }: BookingLoadingProps) {
  const { t } = useTranslation('booking');
  return (
    <div className={styles['root']}>
      <h1 className={styles['hidden']}>{t('meta.booking.title')}</h1>
      {isSlow ? (
        <p role="status" className={styles['slow']}>
          {t('page.slow')}{' '}
          <Button variant="secondary" size="s" onClick={retry}>
            {t('page.retry')}
          </Button>
        </p>
      ) : null}
      <SkeletonGroup messages={{ loading: t('page.loading') }} className={styles['skeleton']}>
        <Skeleton shape="text" className={styles['way']} />
        <Skeleton className={styles['steps']} />
        <div className={styles['columns']}>
          <div className={styles['main']}>
            <Skeleton shape="text" className={styles['heading']} />
            {[1, 2, 3, 4].map((card) => (
              <Skeleton key={card} className={styles['card']} />
            ))}
          </div>
          <Skeleton className={styles['ticket']} />
        </div>
      </SkeletonGroup>
    </div>
  );
}
