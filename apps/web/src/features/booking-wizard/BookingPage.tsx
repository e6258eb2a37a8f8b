import { Container } from '@salonica/ui/container';
import { useTranslation } from 'react-i18next';
import { Late, late, usePreload } from '../../blocks/Late.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { NoSalon } from '../../blocks/NoSalon.tsx';
import { useSalon } from '../../blocks/use-salon.ts';
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
  // The machine and its screens load in parallel with the salon, not before the page shows.
  usePreload(wizardPart);
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
  return <Late part={wizardPart} props={{ ...wizard, salon }} skeleton={<BookingArriving />} />;
}
