import { Button, buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { EmptyState } from '@salonica/ui/empty-state';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import { useSalon } from '../../blocks/use-salon.ts';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import { BookingArriving } from './booking-arriving.tsx';
import { BookingLoading } from './booking-loading.tsx';
import { again } from '../../shared/again.ts';
import type { BookingWizardProps } from './booking-wizard.tsx';

const loadWizard = () => again(() => import('./booking-wizard.tsx'));

const BookingWizard = lazy(async () => ({ default: (await loadWizard()).BookingWizard }));

/** Fetches the machine and its screens while the salon is asked for, not before the page shows. */
function preloadWizard(): void {
  // Without it the page asks again, and then the failure is the page's to show.
  loadWizard().catch(() => undefined);
}

export interface BookingContentProps extends Omit<BookingWizardProps, 'salon'> {
  readonly salonId: string;
}

/** The booking wizard of one salon, or why there is none. */
export function BookingContent({ salonId, ...wizard }: BookingContentProps) {
  const { t } = useTranslation('booking');
  const load = useSalon(salonId);
  useEffect(preloadWizard, []);
  if (load.phase === 'loading') return <BookingLoading isSlow={load.isSlow} retry={load.retry} />;
  if (load.phase === 'failed') {
    return (
      <Container>
        <EmptyState
          role="alert"
          headingLevel={1}
          title={t('page.failed')}
          illustration={<span className={vignette['bistro']} />}
          action={<Button onClick={load.retry}>{t('page.retry')}</Button>}
        >
          {load.reason === 'offline' ? t('page.offlineText') : t('page.failedText')}
        </EmptyState>
      </Container>
    );
  }
  const salon = load.data;
  if (salon === null) {
    return (
      <Container>
        <EmptyState
          headingLevel={1}
          title={t('page.notFound')}
          illustration={<span className={vignette['bench']} />}
          action={
            <Link to={paths.salons} {...buttonProps()}>
              {t('page.findSalons')}
            </Link>
          }
        >
          {t('page.notFoundText')}
        </EmptyState>
      </Container>
    );
  }
  return (
    <Suspense fallback={<BookingArriving />}>
      <BookingWizard {...wizard} salon={salon} />
    </Suspense>
  );
}
