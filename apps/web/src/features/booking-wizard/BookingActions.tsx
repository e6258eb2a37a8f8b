import { BookingBar } from '@salonica/ui/booking-summary';
import { Button } from '@salonica/ui/button';
import { IconButton } from '@salonica/ui/icon-button';
import { WizardActions } from '@salonica/ui/wizard-steps';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useTranslation } from 'react-i18next';
import { formatMoneyBriefly } from '../../shared/money.ts';
import { lacksAddress } from './booking-policy.ts';
import type { WizardBooking } from './use-booking.ts';

interface MainActionProps {
  readonly booking: WizardBooking;
  /** `l` in the phone's bar, which has no room for an arrow. */
  readonly size?: 'm' | 'l';
}

/** Continue, and Confirm Booking on the last step. */
function MainAction({ booking, size = 'm' }: MainActionProps) {
  const { t } = useTranslation('booking');
  if (booking.step !== 'location') {
    return (
      <Button
        size={size}
        endIcon={size === 'm' ? <ArrowRight aria-hidden="true" /> : null}
        onClick={booking.next}
      >
        {t('continue')}
      </Button>
    );
  }
  const isBusy = booking.view === 'confirming' || booking.view === 'confirmed';
  // The page shows what is missing; a wrong e-mail address is reported on confirming.
  const isBlocked = lacksAddress(booking.draft) || booking.view === 'waiting';
  return (
    <Button
      size={size}
      disabled={isBlocked}
      busy={isBusy}
      busyLabel={t('confirming')}
      // Pressing the disabled button books nothing, but shows what is missing.
      onClickCapture={isBlocked ? booking.confirm : undefined}
      onClick={booking.confirm}
    >
      {t('confirm')}
    </Button>
  );
}

/** Back and the main action, below the step. */
export function BookingActions({ booking }: { readonly booking: WizardBooking }) {
  const { t } = useTranslation('booking');
  return (
    <WizardActions
      back={
        booking.step === 'service' ? null : (
          <Button
            variant="secondary"
            startIcon={<ChevronLeft aria-hidden="true" />}
            onClick={booking.back}
          >
            {t('back')}
          </Button>
        )
      }
    >
      <MainAction booking={booking} />
    </WizardActions>
  );
}

/** The same at the lower edge of a narrow screen, with the total. */
export function BookingActionBar({ booking }: { readonly booking: WizardBooking }) {
  const { t, i18n } = useTranslation('booking');
  const { total } = booking.price;
  return (
    <BookingBar
      total={total.minor === 0 ? undefined : formatMoneyBriefly(total, i18n.language)}
      back={
        booking.step === 'service' ? null : (
          <IconButton label={t('back')} onClick={booking.back}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
        )
      }
    >
      <MainAction booking={booking} size="l" />
    </BookingBar>
  );
}
