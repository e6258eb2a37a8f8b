import { Button } from '@salonica/ui/button';
import { Skeleton, SkeletonGroup } from '@salonica/ui/skeleton';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import styles from './salon-loading.module.css';
import { useSlow } from './use-slow.ts';

const lines = [1, 2, 3, 4];

/** Holds the place of everything above the fold. */
export function SalonLoading({ retry }: { readonly retry: () => void }) {
  const { t } = useTranslation('salon');
  const isSlow = useSlow();
  return (
    <div className={styles['root']}>
      <VisuallyHidden>
        <h1>{t('meta.salon.title')}</h1>
      </VisuallyHidden>
      {isSlow ? (
        <p role="status" className={styles['slow']}>
          {t('page.slow')}{' '}
          <Button variant="secondary" size="s" onClick={retry}>
            {t('page.retry')}
          </Button>
        </p>
      ) : null}
      <SkeletonGroup messages={{ loading: t('page.loading') }}>
        <Skeleton shape="text" className={styles['breadcrumb']} />
        <Skeleton className={styles['gallery']} />
        <Skeleton shape="text" className={styles['name']} />
        <Skeleton shape="text" className={styles['facts']} />
        <div className={styles['columns']}>
          <div className={styles['lines']}>
            {lines.map((line) => (
              <Skeleton key={line} className={styles['line']} />
            ))}
          </div>
          <Skeleton className={styles['card']} />
        </div>
      </SkeletonGroup>
    </div>
  );
}
