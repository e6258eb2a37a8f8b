import { AsideLayout } from '@salonica/ui/aside-layout';
import { buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { Note } from '@salonica/ui/note';
import { WizardSteps } from '@salonica/ui/wizard-steps';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import { formatDate, inVisitorZone } from '../../shared/dates.ts';
import { paths } from '../../shared/paths.ts';
import { BookingActionBar, BookingActions } from './booking-actions.tsx';
import { useBookingSettings } from './booking-context.tsx';
import { type BookingStep, bookingSteps } from './booking-draft.ts';
import type { BookingOffer } from '../../domain/ports/old/booking-port.ts';
import { BookingTicket } from './booking-ticket.tsx';
import styles from './booking-wizard.module.css';
import { DateStep, preloadCalendar } from './date-step.tsx';
import { DroppedNote } from './dropped-note.tsx';
import { LocationStep } from './location-step.tsx';
import { ServiceStep } from './service-step.tsx';
import { SlotTakenNote } from './slot-taken-note.tsx';
import { StepFrame } from './step-frame.tsx';
import { TimeStep } from './time-step.tsx';
import { type Booking, type BookingCallbacks, useBooking } from './use-booking.ts';
import { useMediaQuery } from './use-media-query.ts';
import { stepSearch } from './use-step-history.ts';

export interface BookingWizardProps extends BookingCallbacks {
  readonly offer: BookingOffer;
  /** Called with what the document should be titled at this step. */
  readonly onTitle: (title: string) => void;
}

function StepBody({ booking, offer }: { readonly booking: Booking; readonly offer: BookingOffer }) {
  switch (booking.step) {
    case 'service':
      return <ServiceStep booking={booking} offer={offer} />;
    case 'date':
      return <DateStep booking={booking} />;
    case 'time':
      return <TimeStep booking={booking} offer={offer} />;
    case 'location':
      return <LocationStep booking={booking} offer={offer} />;
    default:
      return null;
  }
}

/** The sentence below the heading; the one of the time step depends on day and clocks. */
function useLead(booking: Booking, offer: BookingOffer): string {
  const { t, i18n } = useTranslation('booking');
  const { visitorTimeZone } = useBookingSettings();
  const { date } = booking.draft;
  if (booking.step !== 'time') return t(`${booking.step}.lead`);
  if (date === null) return '';
  const noon = { date, time: '12:00' };
  const isSame = inVisitorZone(noon, offer.salon.timeZone, visitorTimeZone()) === undefined;
  const shown = formatDate(date, i18n.language, 'full');
  return isSame ? t('time.lead', { date: shown }) : t('time.leadElsewhere', { date: shown });
}

/** What stands in the way of the last step. */
function ConfirmNotes({ booking }: { readonly booking: Booking }) {
  const { t } = useTranslation('booking');
  const { view, failure, refusals, openStep } = booking;
  if (failure !== null) {
    return (
      <Note tone="danger" role="alert" title={t('failed.title')}>
        {t(`failed.${failure}`)}
      </Note>
    );
  }
  if (booking.step !== 'location' || refusals === 0 || openStep === null) return null;
  if (openStep === 'location' || view === 'slotTaken') return null;
  return (
    <Note tone="danger" role="alert" title={t('refused.incomplete.title')}>
      <p>
        {t('refused.incomplete.text')}{' '}
        <StepLink booking={booking} step={openStep}>
          {t('dropped.goTo', { step: t(`steps.${openStep}`) })}
        </StepLink>
      </p>
    </Note>
  );
}

function StepLink({
  booking,
  step,
  ...rest
}: {
  readonly booking: Booking;
  readonly step: BookingStep;
  readonly className?: string;
  readonly children: React.ReactNode;
}) {
  return (
    <Link
      {...rest}
      to={{ search: stepSearch(step) }}
      onClick={(event) => {
        event.preventDefault();
        booking.openStepAt(step);
      }}
    />
  );
}

/** The wizard from the way back to the salon down to the ticket. */
export function BookingWizard({ offer, onTitle, ...callbacks }: BookingWizardProps) {
  const { t } = useTranslation('booking');
  const booking = useBooking(offer, callbacks);
  const { step, view } = booking;
  const isNarrow = useMediaQuery('(width < 768px)');
  const lead = useLead(booking, offer);
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
  useEffect(preloadCalendar, []);

  return (
    <Container>
      <p className={styles['way']}>
        <Link
          to={paths.salon(offer.salon.id)}
          {...buttonProps({ variant: 'link', size: 's', className: styles['link'] })}
        >
          <ChevronLeft aria-hidden="true" />
          {offer.salon.name}
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
        aside={<BookingTicket booking={booking} offer={offer} />}
      >
        <StepFrame key={step} step={step} direction={shown.direction} lead={lead}>
          <div className={styles['notes']}>
            {view === 'slotTaken' ? <SlotTakenNote booking={booking} /> : null}
            {view === 'slotTaken' ? null : <DroppedNote booking={booking} />}
            <ConfirmNotes booking={booking} />
          </div>
          <div inert={view === 'confirming' || view === 'confirmed'}>
            <StepBody booking={booking} offer={offer} />
          </div>
        </StepFrame>
        {isNarrow ? null : <BookingActions booking={booking} />}
      </AsideLayout>
      {isNarrow ? <BookingActionBar booking={booking} /> : null}
    </Container>
  );
}
