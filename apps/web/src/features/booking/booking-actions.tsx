import { BookingBar } from '@salonica/ui/booking-summary';
import { Button } from '@salonica/ui/button';
import { IconButton } from '@salonica/ui/icon-button';
import { ArrowRight, ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoneyBriefly } from '../../shared/money.ts';
import styles from './booking-actions.module.css';
import type { Booking } from './use-booking.ts';

/** Continue, and Confirm Booking on the last step. */
function MainAction({ booking }: { readonly booking: Booking }) {
  const { t } = useTranslation('booking');
  if (booking.step !== 'location') {
    return (
      <Button
        size="m"
        className={styles['main']}
        endIcon={<ArrowRight aria-hidden="true" />}
        onClick={booking.next}
      >
        {t('continue')}
      </Button>
    );
  }
  const isBusy = booking.view === 'confirming' || booking.view === 'confirmed';
  const { location, address } = booking.draft;
  const lacksAddress = location === 'home' && address.trim() === '';
  return (
    <Button
      size="m"
      className={styles['main']}
      disabled={lacksAddress}
      busy={isBusy}
      busyLabel={t('confirming')}
      // A press on the disabled button books nothing, but says what is missing.
      onClickCapture={lacksAddress ? booking.confirm : undefined}
      onClick={booking.confirm}
    >
      {t('confirm')}
    </Button>
  );
}

/** Back and the main action, below the step. */
export function BookingActions({ booking }: { readonly booking: Booking }) {
  const { t } = useTranslation('booking');
  return (
    <div className={styles['root']}>
      {booking.step === 'service' ? null : (
        <Button
          variant="secondary"
          startIcon={<ChevronLeft aria-hidden="true" />}
          onClick={booking.back}
        >
          {t('back')}
        </Button>
      )}
      <MainAction booking={booking} />
    </div>
  );
}

/** The same at the lower edge of a narrow screen, with the total. */
export function BookingActionBar({ booking }: { readonly booking: Booking }) {
  const { t, i18n } = useTranslation('booking');
  const { total } = booking.price;
  return (
    <BookingBar
      className={styles['bar']}
      total={total.minor === 0 ? undefined : formatMoneyBriefly(total, i18n.language)}
      back={
        booking.step === 'service' ? null : (
          <IconButton label={t('back')} onClick={booking.back}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
        )
      }
    >
      <MainAction booking={booking} />
    </BookingBar>
  );
}
