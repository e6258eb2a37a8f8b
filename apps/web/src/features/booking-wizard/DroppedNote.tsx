import { Note } from '@salonica/ui/note';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/dates.ts';
import type { BookingStep, DroppedChoice } from './booking-draft.ts';
import { StepLink } from './StepLink.tsx';
import type { WizardBooking } from './use-booking.ts';

const stepOf: Readonly<Record<DroppedChoice['field'], BookingStep>> = {
  service: 'service',
  date: 'date',
  time: 'time',
  barber: 'time',
  location: 'location',
};

/** Lists the dropped choices, with links to their steps. */
export function DroppedNote({ booking }: { readonly booking: WizardBooking }) {
  const { t, i18n } = useTranslation('booking');
  if (booking.dropped.length === 0) return null;
  return (
    <Note role="status" title={t('dropped.title')}>
      {booking.dropped.map(({ field, value }) => {
        const step = stepOf[field];
        const canGo = step !== booking.step && booking.isReachable(step);
        return (
          <p key={field}>
            <span>
              {t(`dropped.${field}`, {
                time: value,
                date: field === 'date' ? formatDate(value, i18n.language, 'full') : '',
              })}
            </span>{' '}
            {canGo ? (
              <StepLink booking={booking} step={step}>
                {t('dropped.goTo', { step: t(`steps.${step}`) })}
              </StepLink>
            ) : null}
          </p>
        );
      })}
    </Note>
  );
}
