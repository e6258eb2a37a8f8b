import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Note } from '@salonica/ui/note';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import type { Member } from './use-members.ts';

export interface RemoveDialogProps {
  readonly member: Member;
  /** Rejects if nothing changed. */
  readonly remove: (member: Member) => Promise<unknown>;
  readonly onRemoved: () => void;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for confirmation, because the access ends at once. */
export function RemoveDialog({ member, open, onClose, remove, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('deskMembers');
  const wordsFor = useFailureWords();
  const keep = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      await remove(member);
      onClose();
      onRemoved();
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
      title={t('remove.title', { name: member.name })}
      description={t('remove.text')}
      footer={
        <>
          <Button ref={keep} variant="secondary" disabled={isBusy} onClick={onClose}>
            {t('remove.keep')}
          </Button>
          <Button
            variant="destructive"
            busy={isBusy}
            busyLabel={t('remove.busy')}
            onClick={() => void confirm()}
          >
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      {error === null ? null : (
        <Note tone="danger" role="alert">
          {t('remove.failed')} {wordsFor(error)}
        </Note>
      )}
    </Dialog>
  );
}
