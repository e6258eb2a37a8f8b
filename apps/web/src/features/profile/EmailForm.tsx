import { Button } from '@salonica/ui/button';
import { Form, FormMessage } from '@salonica/ui/form';
import { Stack } from '@salonica/ui/stack';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../blocks/EmailField.tsx';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { isEmail } from '../../domain/account.ts';
import { ServiceError } from '../../domain/failure.ts';

export interface EmailFormProps {
  /** The error of the last attempt; null without one. */
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onSend: (email: string) => void;
  /** Clears the error of the last attempt. */
  readonly onForget: () => void;
}

const refusedEmail = (error: Error | null): string | undefined =>
  error instanceof ServiceError && error.failure.kind === 'invalid'
    ? error.failure.fields['email']
    : undefined;

/** The form for the new address. */
export function EmailForm({ error, isPending, onSend, onForget }: EmailFormProps) {
  const { t } = useTranslation('profile');
  const failureWords = useFailureWords();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const refused = refusedEmail(error);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = typed.trim();
    const isRefused = !isEmail(wanted);
    setWrong(isRefused);
    if (isRefused) field.current?.focus();
    else onSend(wanted);
  };
  return (
    <Form onSubmit={submit} noValidate>
      <EmailField
        ref={field}
        label={t('details.email.label')}
        name="newEmail"
        required
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          setWrong(false);
          if (error !== null) onForget();
        }}
        error={isWrong ? t('details.email.wrong') : refused}
      />
      <FormMessage>
        {error === null || refused !== undefined ? null : failureWords(error)}
      </FormMessage>
      <Stack align="start">
        <Button
          type="submit"
          variant="secondary"
          busy={isPending}
          busyLabel={t('details.email.busy')}
        >
          {t('details.email.submit')}
        </Button>
      </Stack>
    </Form>
  );
}
