import { Skeleton, SkeletonGroup } from '@salonica/ui/skeleton';
import { useTranslation } from 'react-i18next';
import styles from './reviews.module.css';

/** Skeletons of reviews. */
export function ReviewsSkeleton({ count }: { readonly count: number }) {
  const { t } = useTranslation('salon');
  return (
    <SkeletonGroup messages={{ loading: t('allReviews.loading') }}>
      <div className={styles['list']}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} className={styles['place']} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
