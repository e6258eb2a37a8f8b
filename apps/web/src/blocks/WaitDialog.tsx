import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Note } from '@salonica/ui/note';
import { Stack } from '@salonica/ui/stack';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceError } from '../domain/failure.ts';
import type { WaitEntry, WaitDraft } from '../domain/waitlist.ts';
import { formatDate } from '../shared/dates.ts';
import { useApi } from './use-api.ts';
import { useFailureWords } from './use-failure-words.ts';
import { useRequestKey } from './use-request-key.ts';

export interface WaitDialogProps {
  readonly title: string;
  readonly description: string;
  /** The request that the form sends. */
  readonly draft: WaitDraft;
  readonly confirm: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: (entry: WaitEntry) => void;
  /** The fields of the request. */
  readonly children: ReactNode;
}

const conflictOf = (error: unknown) =>
  error instanceof ServiceError && error.failure.kind === 'conflict' ? error.failure : undefined;

/** Lets the customer describe a time, and adds them to the waitlist. */
export function WaitDialog({
  title,
  description,
  draft,
  confirm,
  open,
  onClose,
  onDone,
  children,
}: WaitDialogProps) {
  const { t, i18n } = useTranslation('waitlist');
  const { language } = i18n;
  const api = useApi();
  const { keyFor } = useRequestKey();
  const failureWords = useFailureWords();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const wordsOf = (failure: unknown): string => {
    const conflict = conflictOf(failure);
    if (conflict?.code === 'too-many-waiting') return t('ask.many');
    const [free] = conflict?.code === 'time-free' ? (conflict.nearest ?? []) : [];
    if (free === undefined) return failureWords(failure);
    return t('ask.free', { date: formatDate(free.date, language, 'brief'), time: free.time });
  };

  const ask = async () => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      const idempotencyKey = keyFor(JSON.stringify(draft));
      const { entry } = await api.joinWaitlist({ body: draft, idempotencyKey, language });
      onDone(entry);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
      lightDismiss={false}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {t('ask.close')}
          </Button>
          <Button busy={isBusy} busyLabel={t('ask.confirming')} onClick={() => void ask()}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap={20}>
        {error === null ? null : (
          <Note tone="danger" role="alert" title={t('ask.failed')}>
            {wordsOf(error)}
          </Note>
        )}
        {children}
      </Stack>
    </Dialog>
  );
}
