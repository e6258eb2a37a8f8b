import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { useTranslation } from 'react-i18next';
import type { Barber } from '../../domain/barber.ts';
import type { UnavailableBarber } from '../../domain/slot.ts';
import { formatDate } from '../../shared/dates.ts';
import { nearestParameter } from './booking-address.ts';
import { stepFormId } from './StepForm.tsx';
import type { WizardBooking } from './use-booking.ts';

interface BarberAwayProps {
  readonly booking: WizardBooking;
  readonly barber: Pick<Barber, 'name'>;
  readonly state: UnavailableBarber;
}

/** The chosen barber has no free time on this day, and when the next one is. */
export function BarberAway({ booking, barber: { name }, state }: BarberAwayProps) {
  const { t, i18n } = useTranslation('booking');
  const { next, reason } = state;
  return (
    <Note
      role="status"
      actions={
        next === null ? null : (
          <Button
            type="submit"
            form={stepFormId}
            name={nearestParameter}
            value={`${next.date}T${next.time}`}
            variant="secondary"
            size="s"
            onClick={(event) => {
              event.preventDefault();
              booking.chooseNext(next);
            }}
          >
            {t('time.takeNext', {
              date: formatDate(next.date, i18n.language, 'short'),
              time: next.time,
            })}
          </Button>
        )
      }
    >
      <p>{reason === 'away' ? t('time.awayWith', { name }) : t('time.fullWith', { name })}</p>
      {next === null ? null : <p>{t('time.next')}</p>}
    </Note>
  );
}
