import { AsideLayout } from '@salonica/ui/aside-layout';
import { buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { WizardSteps } from '@salonica/ui/wizard-steps';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { usePreload } from '../../blocks/Late.tsx';
import { useClock } from '../../blocks/use-clock.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import { formatDate, inVisitorZone } from '../../shared/dates.ts';
import { paths } from '../../shared/paths.ts';
import type { BookingResult } from './answer-booking.ts';
import { BookingActionBar, BookingActions } from './BookingActions.tsx';
import type { BookingFact } from './booking-events.ts';
import { type BookingStep, bookingSteps } from './booking-draft.ts';
import { BookingTicket } from './BookingTicket.tsx';
import styles from './BookingWizard.module.css';
import { ConfirmNotes } from './ConfirmNotes.tsx';
import { calendarPart, DateStep } from './DateStep.tsx';
import { DroppedNote } from './DroppedNote.tsx';
import { LocationStep } from './LocationStep.tsx';
import { ServiceStep } from './ServiceStep.tsx';
import { SlotTakenNote } from './SlotTakenNote.tsx';
import { StepFrame } from './StepFrame.tsx';
import { StepLink } from './StepLink.tsx';
import { TimeStep } from './TimeStep.tsx';
import { useBooking, type WizardBooking } from './use-booking.ts';
import { useMediaQuery } from './use-media-query.ts';

export interface BookingWizardProps {
  readonly salon: SalonDetails;
  /** The visitor is signed out. */
  readonly isGuest: boolean;
  /** What became of the form that the browser sent by itself. */
  readonly answer?: BookingResult | undefined;
  /** Called with what the visitor is to be told. */
  readonly onFact: (fact: BookingFact) => void;
  /** Called with the document title of this step. */
  readonly onTitle: (title: string) => void;
}

interface PartProps {
  readonly booking: WizardBooking;
  readonly salon: SalonDetails;
}

function StepBody({ booking, salon }: PartProps) {
  switch (booking.step) {
    case 'service':
      return <ServiceStep booking={booking} salon={salon} />;
    case 'date':
      return <DateStep booking={booking} salon={salon} />;
    case 'time':
      return <TimeStep booking={booking} salon={salon} />;
    case 'location':
      return <LocationStep booking={booking} salon={salon} />;
    default:
      return null;
  }
}

/** The sentence below the heading; those of the date and the time step depend on the salon. */
function useLead({ step, draft }: WizardBooking, salon: SalonDetails): string {
  const { t, i18n } = useTranslation('booking');
  const { timeZone } = useClock();
  const { date } = draft;
  if (step === 'date') return t('date.lead', { count: salon.policy.horizonDays });
  const { travel } = salon.policy;
  if (step === 'location' && travel === null) return t('location.leadSalon');
  if (step === 'location' && travel !== null && travel.km !== null) {
    return t('location.leadWithin', { km: travel.km });
  }
  if (step !== 'time') return t(`${step}.lead`);
  if (date === null) return '';
  const noon = { date, time: '12:00' };
  const isSame = inVisitorZone(noon, salon.timeZone, timeZone) === undefined;
  const shown = formatDate(date, i18n.language, 'full');
  return isSame ? t('time.lead', { date: shown }) : t('time.leadElsewhere', { date: shown });
}

/** The wizard, from the back link to the ticket. */
export function BookingWizard({ salon, isGuest, answer, onFact, onTitle }: BookingWizardProps) {
  const { t } = useTranslation('booking');
  const booking = useBooking(salon, isGuest, onFact, answer);
  const { step, view } = booking;
  const isNarrow = useMediaQuery('(width < 1024px)');
  const lead = useLead(booking, salon);
  const position = bookingSteps.indexOf(step);

  const [shown, setShown] = useState<{
    step: BookingStep;
    direction: 'forward' | 'back' | null;
  }>({ step, direction: null });
  if (shown.step !== step) {
    const isForward = position > bookingSteps.indexOf(shown.step);
    setShown({ step, direction: isForward ? 'forward' : 'back' });
  }

  const title = t('documentTitle', { number: position + 1, heading: t(`${step}.heading`) });
  useEffect(() => onTitle(title), [onTitle, title]);
  usePreload(calendarPart);

  return (
    <Container>
      <p className={styles['way']}>
        <Link
          to={paths.salon(salon.id)}
          {...buttonProps({ variant: 'link', size: 's', className: styles['link'] })}
        >
          <ChevronLeft aria-hidden="true" />
          <span translate="no">{salon.name}</span>
        </Link>
      </p>
      <WizardSteps
        className={styles['steps']}
        steps={bookingSteps.map((id) => ({ id, label: t(`steps.${id}`) }))}
        current={step}
        renderLink={(slot, { id }) => {
          const wanted = bookingSteps.find((known) => known === id) ?? 'service';
          return <StepLink booking={booking} step={wanted} {...slot} />;
        }}
      />
      <AsideLayout
        className={styles['columns']}
        aside={<BookingTicket booking={booking} salon={salon} />}
      >
        <StepFrame key={step} step={step} direction={shown.direction} lead={lead}>
          <div className={styles['notes']}>
            <SlotTakenNote booking={booking} />
            {view === 'slotTaken' ? null : <DroppedNote booking={booking} />}
            <ConfirmNotes booking={booking} salon={salon} />
          </div>
          <div inert={view === 'confirming' || view === 'confirmed'}>
            <StepBody booking={booking} salon={salon} />
          </div>
        </StepFrame>
        {isNarrow === true ? null : <BookingActions booking={booking} />}
      </AsideLayout>
      {isNarrow === false ? null : <BookingActionBar booking={booking} />}
    </Container>
  );
}
