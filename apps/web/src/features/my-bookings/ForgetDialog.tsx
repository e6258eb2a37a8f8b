import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Note } from '@salonica/ui/note';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';

export interface ForgetDialogProps {
  /** The booking is still to come, and is cancelled too. */
  readonly isAhead: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Rejects if nothing was erased. */
  readonly forget: () => Promise<void>;
  readonly onForgotten: () => void;
}

/** Asks for confirmation, because nothing of it can be undone. */
export function ForgetDialog({ isAhead, open, onClose, forget, onForgotten }: ForgetDialogProps) {
  const { t } = useTranslation('visit');
  const failureWords = useFailureWords();
  const keep = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      await forget();
      onClose();
      onForgotten();
    } catch (reason) {
      setError(reason);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
      closeButtonHidden
      initialFocus={keep}
      title={t('forget.title')}
      description={t(isAhead ? 'forget.textAhead' : 'forget.text')}
      footer={
        <>
          <Button ref={keep} variant="secondary" disabled={isBusy} onClick={onClose}>
            {t('forget.keep')}
          </Button>
          <Button
            variant="destructive"
            busy={isBusy}
            busyLabel={t('forget.busy')}
            onClick={() => void confirm()}
          >
            {t('forget.confirm')}
          </Button>
        </>
      }
    >
      {error === null ? null : (
        <Note tone="danger" role="alert">
          {t('forget.failed')} {failureWords(error)}
        </Note>
      )}
    </Dialog>
  );
}
