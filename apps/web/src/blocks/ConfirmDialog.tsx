import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Note } from '@salonica/ui/note';
import { useRef, useState } from 'react';
import { useFailureWords } from './use-failure-words.ts';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly words: {
    /** Leaves everything as it is. */
    readonly keep: string;
    readonly confirm: string;
    readonly busy: string;
    /** Stands before the reason. */
    readonly failed: string;
  };
  readonly open: boolean;
  readonly onClose: () => void;
  /** Rejects if nothing changed. */
  readonly act: () => Promise<unknown>;
  /** Runs after the dialog closed. */
  readonly onDone: () => void;
}

/** Asks for confirmation of what cannot be undone; the focus is on keeping. */
export function ConfirmDialog({
  title,
  text,
  words,
  open,
  onClose,
  act,
  onDone,
}: ConfirmDialogProps) {
  const failureWords = useFailureWords();
  const keep = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      await act();
      onClose();
      onDone();
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
      title={title}
      description={text}
      footer={
        <>
          <Button ref={keep} variant="secondary" disabled={isBusy} onClick={onClose}>
            {words.keep}
          </Button>
          <Button
            variant="destructive"
            busy={isBusy}
            busyLabel={words.busy}
            onClick={() => void confirm()}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      {error === null ? null : (
        <Note tone="danger" role="alert">
          {words.failed} {failureWords(error)}
        </Note>
      )}
    </Dialog>
  );
}
