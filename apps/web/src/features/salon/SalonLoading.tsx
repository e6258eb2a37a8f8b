import { AsideLayout } from '@salonica/ui/aside-layout';
import { Container } from '@salonica/ui/container';
import { Skeleton, SkeletonGroup } from '@salonica/ui/skeleton';
import { Stack } from '@salonica/ui/stack';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { SlowNote } from '../../blocks/SlowNote.tsx';
import styles from './SalonLoading.module.css';

const lines = [1, 2, 3, 4];

export interface SalonLoadingProps {
  /** The wait is long: explains it, with a retry button. */
  readonly isSlow: boolean;
  readonly retry: () => void;
}

/** Skeleton of the first screen. */
export function SalonLoading({ isSlow, retry }: SalonLoadingProps) {
  const { t } = useTranslation('salon');
  return (
    <Container after="l">
      <VisuallyHidden>
        <h1>{t('meta.salon.title')}</h1>
      </VisuallyHidden>
      <div role="status">{isSlow ? <SlowNote retry={retry} /> : null}</div>
      <SkeletonGroup messages={{ loading: t('page.loading') }}>
        <Skeleton variant="text" className={styles['breadcrumb']} />
        <Skeleton className={styles['gallery']} />
        <Skeleton variant="text" className={styles['name']} />
        <Skeleton variant="text" className={styles['facts']} />
        <AsideLayout aside={<Skeleton className={styles['card']} />}>
          <Stack gap={24}>
            {lines.map((line) => (
              <Skeleton key={line} className={styles['line']} />
            ))}
          </Stack>
        </AsideLayout>
      </SkeletonGroup>
    </Container>
  );
}
