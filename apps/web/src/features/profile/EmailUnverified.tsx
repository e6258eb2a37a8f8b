import { Button } from '@salonica/ui/button';
import { FormMessage } from '@salonica/ui/form';
import { Note } from '@salonica/ui/note';
import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { useProfileChange } from './use-profile.ts';

export interface EmailUnverifiedProps {
  readonly email: string;
  /** Another link was sent. */
  readonly onSent: () => void;
}

/** The mailbox has not answered yet; another link can be sent. */
export function EmailUnverified({ email, onSent }: EmailUnverifiedProps) {
  const { t } = useTranslation('profile');
  const failureWords = useFailureWords();
  const send = useProfileChange((api, _: void) => api.requestVerification());
  return (
    <Stack gap={12}>
      <Note
        tone="warning"
        title={t('details.email.unverified')}
        actions={
          <Button
            variant="secondary"
            size="s"
            busy={send.isPending}
            busyLabel={t('details.email.busy')}
            onClick={() => send.mutate(undefined, { onSuccess: onSent })}
          >
            {t('details.email.verifyAgain')}
          </Button>
        }
      >
        {t('details.email.unverifiedText', { email })}
      </Note>
      <FormMessage>{send.error === null ? null : failureWords(send.error)}</FormMessage>
    </Stack>
  );
}
