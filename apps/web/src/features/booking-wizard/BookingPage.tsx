import { Button, buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { EmptyState } from '@salonica/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Late, late, usePreload } from '../../blocks/Late.tsx';
import { Link } from '../../blocks/Link.tsx';
import { useSalon } from '../../blocks/use-salon.ts';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import { BookingArriving } from './BookingArriving.tsx';
import { BookingLoading } from './BookingLoading.tsx';
import type { BookingWizardProps } from './BookingWizard.tsx';

const wizardPart = late(async () => (await import('./BookingWizard.tsx')).BookingWizard);

export interface BookingPageProps extends Omit<BookingWizardProps, 'salon'> {
  readonly salonId: string;
}

/** The booking wizard of one salon, or why there is none. */
export function BookingPage({ salonId, ...wizard }: BookingPageProps) {
  const { t } = useTranslation('booking');
  const load = useSalon(salonId);
  // The machine and its screens come while the salon is asked for, not before the page shows.
  usePreload(wizardPart);
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
  return <Late part={wizardPart} props={{ ...wizard, salon }} skeleton={<BookingArriving />} />;
}
