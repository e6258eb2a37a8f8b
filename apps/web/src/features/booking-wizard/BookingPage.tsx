import { buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { EmptyState } from '@salonica/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { NoSalon } from '../../blocks/NoSalon.tsx';
import { useSalon } from '../../blocks/use-salon.ts';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import { BookingDone } from './BookingDone.tsx';
import { BookingLoading } from './BookingLoading.tsx';
import { BookingWizard, type BookingWizardProps } from './BookingWizard.tsx';

export interface BookingPageProps extends Omit<BookingWizardProps, 'salon'> {
  readonly salonId: string;
}

/** The booking wizard of one salon, or why there is none. */
export function BookingPage({ salonId, answer, ...wizard }: BookingPageProps) {
  const { t } = useTranslation('booking');
  const load = useSalon(salonId);
  const booking = answer?.booking ?? null;
  if (answer !== undefined && booking !== null) {
    return <BookingDone booking={booking} draft={answer.draft} />;
  }
  if (load.phase === 'loading') return <BookingLoading isSlow={load.isSlow} retry={load.retry} />;
  if (load.phase === 'failed') {
    return (
      <Container>
        <LoadFailure
          title={t('page.failed')}
          headingLevel={1}
          reason={load.reason}
          retry={load.retry}
        />
      </Container>
    );
  }
  const salon = load.data;
  if (salon === null) return <NoSalon />;
  if (salon.isPaused) {
    return (
      <Container>
        <EmptyState
          headingLevel={1}
          title={t('paused.title')}
          illustration={<span className={vignette['bench']} />}
          action={
            <Link to={paths.salon(salon.id)} {...buttonProps()}>
              {t('paused.back')}
            </Link>
          }
        >
          {t('paused.text')}
        </EmptyState>
      </Container>
    );
  }
  return <BookingWizard {...wizard} answer={answer} salon={salon} />;
}
