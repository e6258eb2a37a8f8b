import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { FormMessage } from '@salonica/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unlessAbandoned } from '../../blocks/change-with-bookings/abandoned.ts';
import { DecisionsSlot } from '../../blocks/change-with-bookings/DecisionsSlot.tsx';
import {
  type ChangeWithBookings,
  useChangeWithBookings,
} from '../../blocks/change-with-bookings/use-change-with-bookings.ts';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { OvertakenError } from './use-settings.ts';

export interface RetireDialogProps {
  readonly title: string;
  /** What happens. */
  readonly text: string;
  /** Asks first about the bookings that it touches. */
  readonly retire: (settle: ChangeWithBookings['settle']) => Promise<unknown>;
  readonly onClose: () => void;
  readonly onRetired: () => void;
}

/** Asks before something is no longer offered. Mounted only while it is open. */
export function RetireDialog({ title, text, retire, onClose, onRetired }: RetireDialogProps) {
  const { t } = useTranslation('deskCatalogue');
  const failureWords = useFailureWords();
  const change = useChangeWithBookings();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const run = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      if ((await unlessAbandoned(retire(change.settle))) === null) {
        setBusy(false);
        return;
      }
    } catch (error) {
      setFailure(error);
      setBusy(false);
      return;
    }
    onClose();
    onRetired();
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        title={title}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button
              variant="destructive"
              busy={isBusy}
              busyLabel={t('removing')}
              onClick={() => void run()}
            >
              {t('remove')}
            </Button>
          </>
        }
      >
        <p>{text}</p>
        <FormMessage>
          {failure === null
            ? null
            : failure instanceof OvertakenError
              ? t('overtaken.list')
              : failureWords(failure)}
        </FormMessage>
      </Dialog>
      <DecisionsSlot change={change} />
    </>
  );
}
