import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Note } from '@salonica/ui/note';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureReason } from '../../blocks/failure-reason.ts';
import { formatDate } from '../../shared/dates.ts';
import { type Booking, ChangeRefused } from '../../domain/ports/old/bookings-port.ts';
import { useBookingWords } from './use-booking-words.ts';

type Step = 'asking' | 'cancelling' | 'failed' | 'offline' | 'tooLate';

export interface CancelDialogProps {
  readonly booking: Booking;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Rejects when the booking stands. */
  readonly cancel: (booking: Booking, idempotencyKey: string) => Promise<void>;
}

function stepAfter(error: unknown): Step {
  if (error instanceof ChangeRefused) return 'tooLate';
  return failureReason(error) === 'offline' ? 'offline' : 'failed';
}

/** Asks once more, as a cancelled chair is soon somebody else's. */
export function CancelDialog({ booking, open, onClose, cancel }: CancelDialogProps) {
  const { t, i18n } = useTranslation('bookings');
  const words = useBookingWords();
  const [step, setStep] = useState<Step>('asking');
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const keep = useRef<HTMLButtonElement>(null);
  const isBusy = step === 'cancelling';

  const confirm = async () => {
    setStep('cancelling');
    try {
      await cancel(booking, idempotencyKey);
      onClose();
    } catch (error) {
      setStep(stepAfter(error));
    }
  };
  const leave = () => {
    if (!isBusy) onClose();
  };

  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={leave}
      closeButtonHidden
      initialFocus={keep}
      title={t('cancel.title')}
      description={t('cancel.text', {
        ...words.facts(booking),
        date: formatDate(booking.date, i18n.language, 'full'),
        time: booking.time,
      })}
      footer={
        <>
          <Button ref={keep} variant="secondary" disabled={isBusy} onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button
            variant="destructive"
            busy={isBusy}
            busyLabel={t('cancel.confirming')}
            disabled={step === 'tooLate'}
            onClick={() => void confirm()}
          >
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      {step === 'asking' || isBusy ? null : (
        <Note tone="danger" role="alert">
          {t(`cancel.${step}`)}
        </Note>
      )}
    </Dialog>
  );
}
