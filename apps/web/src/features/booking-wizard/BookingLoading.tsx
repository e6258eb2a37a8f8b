import { AsideLayout } from '@salonica/ui/aside-layout';
import { Container } from '@salonica/ui/container';
import { Skeleton, SkeletonGroup } from '@salonica/ui/skeleton';
import { Stack } from '@salonica/ui/stack';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { SlowNote } from '../../blocks/SlowNote.tsx';
import styles from './BookingPage.module.css';

export interface BookingLoadingProps {
  /** The wait is long: explains it, with a retry button. */
  readonly isSlow: boolean;
  readonly retry: () => void;
}

/** Skeleton of the wizard and its ticket. */
export function BookingLoading({ isSlow, retry }: BookingLoadingProps) {
  const { t } = useTranslation('booking');
  return (
    <Container before="s" after="l">
      <VisuallyHidden>
        <h1>{t('meta.booking.title')}</h1>
      </VisuallyHidden>
      <div role="status">{isSlow ? <SlowNote retry={retry} /> : null}</div>
      <SkeletonGroup messages={{ loading: t('page.loading') }}>
        <Skeleton variant="text" className={styles['way']} />
        <Skeleton className={styles['steps']} />
        <AsideLayout aside={<Skeleton className={styles['ticket']} />}>
          <Stack>
            <Skeleton variant="text" className={styles['heading']} />
            {[1, 2, 3, 4].map((card) => (
              <Skeleton key={card} className={styles['card']} />
            ))}
          </Stack>
        </AsideLayout>
      </SkeletonGroup>
    </Container>
  );
}
