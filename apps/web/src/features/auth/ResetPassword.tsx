import { Button, buttonProps } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { PageHeader } from '@salonica/ui/page-header';
import { Spinner } from '@salonica/ui/spinner';
import { Stack } from '@salonica/ui/stack';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { paths } from '../../shared/paths.ts';
import styles from './auth-form.module.css';
import { checkNewPassword, fieldOf, passwordProblem } from './auth-fields.ts';
import type { OnToast } from '../../shared/toast.ts';
import { failureText, fieldTexts, passwordToast } from './auth-words.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { AccountOfPassword, NewPasswordFields } from './NewPasswordFields.tsx';
import { readFields, useFieldChecks, useFocusOnInvalid } from './use-auth-form.ts';
import { type PasswordReset, usePasswordReset } from './use-password-reset.ts';

function Message({ title, children, action }: Record<'title' | 'children' | 'action', ReactNode>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <PageHeader size="m" titleRef={heading} title={title} lead={children} />
      {action}
    </>
  );
}

const large = { size: 'l', block: true } as const;

interface NewPasswordFormProps {
  readonly email: string;
  readonly reset: PasswordReset;
  readonly onToast: OnToast;
}

function NewPasswordForm({ email, reset, onToast }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const { t: own } = useTranslation('recovery');
  const ref = useRef<HTMLFormElement>(null);
  const { problems, accepts, forget } = useFieldChecks(ref);
  const { failure } = reset;
  useFocusOnInvalid(ref, failure);
  const errors = fieldTexts(t, problems, failure);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = readFields(event.currentTarget, ['password', 'confirmPassword']);
    const found = checkNewPassword(values);
    const problem = passwordProblem(found);
    if (problem !== null) onToast(passwordToast(t, problem));
    if (accepts(found)) reset.save(values.password);
  };

  return (
    <>
      <PageHeader size="m" title={own('reset.title')} lead={own('reset.intro', { email })} />
      <CredentialsForm ref={ref} onSubmit={submit} onForget={forget}>
        <AccountOfPassword email={email} />
        <NewPasswordFields label={t('fields.newPassword')} errors={errors} />
        {failure === null || fieldOf(failure) !== null ? null : (
          <Note size="s" tone="danger">
            {failureText(t, failure)}
          </Note>
        )}
        <Button type="submit" {...large} busy={reset.isSaving} busyLabel={own('reset.busy')}>
          {own('reset.submit')}
        </Button>
      </CredentialsForm>
    </>
  );
}

export interface ResetPasswordProps {
  /** The code of the e-mail's link; `null` without one. */
  readonly code: string | null;
  readonly onToast: OnToast;
}

/** The target of the link in a reset e-mail. */
export function ResetPassword({ code, onToast }: ResetPasswordProps) {
  const { t } = useTranslation('auth');
  const { t: own } = useTranslation('recovery');
  const reset = usePasswordReset(code);
  if (reset.step === 'checking') {
    return (
      <Stack role="status" direction="row" gap={12} className={styles['checking']}>
        <Spinner decorative /> {own('reset.checking')}
      </Stack>
    );
  }
  if (reset.step === 'ready') {
    return <NewPasswordForm email={reset.email} reset={reset} onToast={onToast} />;
  }
  if (reset.step === 'done') {
    const signIn = (
      <Link to={paths.signIn} {...buttonProps(large)}>
        {own('reset.doneAction')}
      </Link>
    );
    return (
      <Message title={own('reset.doneTitle')} action={signIn}>
        {own('reset.done')}
      </Message>
    );
  }
  if (reset.step === 'broken') {
    const newLink = (
      <Link to={paths.forgotPassword} {...buttonProps(large)}>
        {own('reset.brokenAction')}
      </Link>
    );
    return (
      <Message title={own('reset.brokenTitle')} action={newLink}>
        {t(`errors.${reset.reason}`)}
      </Message>
    );
  }
  const again = (
    <Button {...large} onClick={reset.check}>
      {own('reset.retry')}
    </Button>
  );
  return (
    <Message title={own('reset.failedTitle')} action={again}>
      {t(`errors.${reset.reason}`)}
    </Message>
  );
}
