import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { PageHeader } from '@salonica/ui/page-header';
import { TextField } from '@salonica/ui/text-field';
import { nameMaxLength, tidyLine } from '@salonica/text';
import User from 'lucide-react/icons/user';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { paths } from '../../shared/paths.ts';
import styles from './auth-form.module.css';
import { useAuthStore } from './AuthProvider.tsx';
import type { UnsentForm } from './answer-auth.ts';
import { checkSignUp, passwordProblem } from './auth-fields.ts';
import type { OnToast } from '../../shared/toast.ts';
import { passwordToast } from './auth-words.ts';
import { CredentialsForm, EmailField } from './CredentialsForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { withNextPath } from '../../shared/next-path.ts';
import { readFields, useAuthForm } from './use-auth-form.ts';

const fields = ['email', 'fullname', 'password', 'confirmPassword'] as const;

export interface SignUpFormProps {
  /** The redirect target; kept for those who sign in instead. */
  readonly next: string | null;
  /** The form that the browser sent by itself. */
  readonly unsent?: UnsentForm | undefined;
  /** The form rejected a password. */
  readonly onToast: OnToast;
}

export function SignUpForm({ next, unsent, onToast }: SignUpFormProps) {
  const { t } = useTranslation('auth');
  const store = useAuthStore();
  const { ref, errors, trouble, busy, accepts, forget } = useAuthForm('registration');

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = readFields(event.currentTarget, fields);
    const problems = checkSignUp(values);
    const problem = passwordProblem(problems);
    if (problem !== null) onToast(passwordToast(t, problem));
    if (!accepts(problems)) return;
    store.register({
      email: values.email.trim(),
      fullname: tidyLine(values.fullname),
      password: values.password,
    });
  };

  return (
    <>
      <PageHeader size="m" title={t('signUp.title')} lead={t('signUp.intro')} />
      <CredentialsForm
        ref={ref}
        isUnsent={unsent !== undefined}
        onSubmit={submit}
        onForget={forget}
      >
        <EmailField error={errors.email} defaultValue={unsent?.email} />
        <TextField
          label={t('fields.fullname')}
          name="fullname"
          autoComplete="name"
          maxLength={nameMaxLength}
          defaultValue={unsent?.fullname}
          required
          startIcon={<User aria-hidden="true" />}
          error={errors.fullname}
        />
        <NewPasswordFields label={t('fields.password')} errors={errors} />
        {trouble === null ? null : (
          <Note size="s" tone="danger">
            {trouble}
          </Note>
        )}
        <Button
          type="submit"
          size="l"
          block
          busy={busy === 'registration'}
          busyLabel={t('signUp.busy')}
        >
          {t('signUp.submit')}
        </Button>
      </CredentialsForm>
      <p className={styles['switch']}>
        {t('signUp.haveAccount')}{' '}
        <Link to={withNextPath(paths.signIn, next)} className={styles['link']}>
          {t('signUp.signIn')}
        </Link>
      </p>
    </>
  );
}
