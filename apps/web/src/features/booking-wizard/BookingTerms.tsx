import { useTranslation } from 'react-i18next';
import { useClock } from '../../blocks/use-clock.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import { formatDate, instantOf, wallClock } from '../../shared/dates.ts';
import styles from './BookingTerms.module.css';
import type { WizardBooking } from './use-booking.ts';

interface BookingTermsProps {
  readonly booking: WizardBooking;
  readonly salon: SalonDetails;
}

const minute = 60_000;

/** Until when the booking could be changed, and how long the chair is held: said before it is booked. */
export function BookingTerms({ booking, salon }: BookingTermsProps) {
  const { t, i18n } = useTranslation('booking');
  const { now } = useClock();
  const { timeZone, policy } = salon;
  const { date, time } = booking.draft;
  if (date === null || time === null) return null;
  const deadline = instantOf({ date, time }, timeZone) - policy.noticeMinutes * minute;
  const until = wallClock(timeZone, deadline);
  const hours = Math.round(policy.noticeMinutes / 60);
  return (
    <ul role="list" className={styles['root']}>
      <li>
        {deadline > now
          ? t('terms.changeUntil', {
              date: formatDate(until.date, i18n.language, 'short'),
              time: until.time,
            })
          : t('terms.fixed', { count: hours })}
      </li>
      {policy.graceMinutes === 0 ? null : (
        <li>{t('terms.grace', { count: policy.graceMinutes })}</li>
      )}
      <li>{t('terms.noPayment')}</li>
    </ul>
  );
}
