import { Button } from '@salonica/ui/button';
import { FormMessage } from '@salonica/ui/form';
import { Note } from '@salonica/ui/note';
import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { useInstant } from '../../blocks/use-instant.ts';
import type { EmailChange } from '../../domain/profile.ts';

export interface EmailPendingProps {
  readonly change: EmailChange;
  /** The error of the last attempt; null without one. */
  readonly error: Error | null;
  readonly isSending: boolean;
  readonly isCancelling: boolean;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** A change that waits for confirmation, or whose link has expired. */
export function EmailPending(props: EmailPendingProps) {
  const { change, error, isSending, isCancelling, onSend, onCancel } = props;
  const { t } = useTranslation('profile');
  const failureWords = useFailureWords();
  const { email } = change;
  const end = change.expiresAt;
  const isOver = useInstant((instant) => (instant < end ? end : null)) >= end;
  return (
    <Stack gap={12}>
      <Note
        role="status"
        tone={isOver ? 'warning' : 'info'}
        title={t(isOver ? 'details.email.expired' : 'details.email.pending')}
        actions={
          <>
            <Button
              data-first=""
              variant="secondary"
              size="s"
              busy={isSending}
              busyLabel={t('details.email.busy')}
              onClick={onSend}
            >
              {t('details.email.again')}
            </Button>
            <Button
              variant="quiet"
              size="s"
              busy={isCancelling}
              busyLabel={t('details.email.cancelling')}
              onClick={onCancel}
            >
              {t('details.email.cancel')}
            </Button>
          </>
        }
      >
        {t(isOver ? 'details.email.expiredText' : 'details.email.pendingText', { email })}
      </Note>
      <FormMessage>{error === null ? null : failureWords(error)}</FormMessage>
    </Stack>
  );
}
