import { BookingBar } from '@salonica/ui/booking-summary';
import { Button } from '@salonica/ui/button';
import { IconButton } from '@salonica/ui/icon-button';
import { WizardActions } from '@salonica/ui/wizard-steps';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useTranslation } from 'react-i18next';
import { formatMoneyBriefly } from '../../shared/money.ts';
import type { MouseEvent } from 'react';
import { stepBefore } from './booking-address.ts';
import styles from './BookingActions.module.css';
import { lacksAddress } from './booking-policy.ts';
import { stepFormId } from './StepForm.tsx';
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
        type="submit"
        form={stepFormId}
        size={size}
        endIcon={size === 'm' ? <ArrowRight aria-hidden="true" /> : null}
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
      type="submit"
      form={stepFormId}
      size={size}
      disabled={isBlocked}
      busy={isBusy}
      busyLabel={t('confirming')}
      // Pressing the disabled button books nothing, but shows what is missing.
      onClickCapture={isBlocked ? booking.confirm : undefined}
    >
      {t('confirm')}
    </Button>
  );
}

/** The button to the step before, which is a link of the form without script. */
const backTo = ({ step, back }: WizardBooking) => ({
  type: 'submit' as const,
  form: stepFormId,
  formMethod: 'get',
  name: 'step',
  value: stepBefore(step),
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    back();
  },
});

/** Back and the main action, below the step. */
export function BookingActions({ booking }: { readonly booking: WizardBooking }) {
  const { t } = useTranslation('booking');
  return (
    <WizardActions
      className={styles['wide']}
      back={
        booking.step === 'service' ? null : (
          <Button
            {...backTo(booking)}
            variant="secondary"
            startIcon={<ChevronLeft aria-hidden="true" />}
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
      className={styles['narrow']}
      total={total.minor === 0 ? undefined : formatMoneyBriefly(total, i18n.language)}
      back={
        booking.step === 'service' ? null : (
          <IconButton {...backTo(booking)} label={t('back')}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
        )
      }
    >
      <MainAction booking={booking} size="l" />
    </BookingBar>
  );
}
