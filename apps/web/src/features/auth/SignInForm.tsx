import { Button } from '@salonica/ui/button';
import { Checkbox } from '@salonica/ui/checkbox';
import { FormDivider } from '@salonica/ui/form';
import { Note } from '@salonica/ui/note';
import { PageHeader } from '@salonica/ui/page-header';
import { Stack } from '@salonica/ui/stack';
import type { RefObject, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { paths } from '../../shared/paths.ts';
import styles from './auth-form.module.css';
import { useAuthStore } from './AuthProvider.tsx';
import type { UnsentForm } from './answer-auth.ts';
import { checkSignIn } from './auth-fields.ts';
import { CredentialsForm, EmailField, SecretField } from './CredentialsForm.tsx';
import type { SessionOptions } from '../../domain/ports/identity-port.ts';
import { withNextPath } from '../../shared/next-path.ts';
import { OtherWays } from './OtherWays.tsx';
import { readFields, useAuthForm } from './use-auth-form.ts';

function wantsToStay(form: HTMLFormElement): boolean {
  return new FormData(form).has('remember');
}

export interface SignInFormProps {
  /** The redirect target; kept for those who sign up instead. */
  readonly next: string | null;
  /** The form that the browser sent by itself. */
  readonly unsent?: UnsentForm | undefined;
  /** The visitor prefers phone sign-in. */
  readonly onPhone: (options: SessionOptions) => void;
  readonly phoneButton?: RefObject<HTMLButtonElement | null> | undefined;
}

export function SignInForm({ next, unsent, onPhone, phoneButton }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const store = useAuthStore();
  const { ref, errors, trouble, failure, busy, accepts, forget } = useAuthForm('email');

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const { email, password } = readFields(form, ['email', 'password']);
    if (!accepts(checkSignIn({ email, password }))) return;
    store.signInWithEmail({ email: email.trim(), password }, { remember: wantsToStay(form) });
  };

  const session = (): SessionOptions => ({
    remember: ref.current === null || wantsToStay(ref.current),
  });
  const isBlocked = failure?.source === 'identity' && failure.code === 'popup-blocked';

  return (
    <>
      <PageHeader
        size="m"
        title={t('signIn.title')}
        lead={t(next === null ? 'signIn.intro' : 'signIn.wanted')}
      />
      <CredentialsForm
        ref={ref}
        isUnsent={unsent !== undefined}
        onSubmit={submit}
        onForget={forget}
      >
        <EmailField error={errors.email} defaultValue={unsent?.email} />
        <SecretField
          label={t('fields.password')}
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <Stack direction="row" justify="between" gap={8}>
          <Checkbox name="remember" defaultChecked>
            {t('signIn.remember')}
          </Checkbox>
          <Link to={paths.forgotPassword} className={styles['link']}>
            {t('signIn.forgot')}
          </Link>
        </Stack>
        {trouble === null || isBlocked ? null : (
          <Note size="s" tone="danger">
            {trouble}
          </Note>
        )}
        <Button type="submit" size="l" block busy={busy === 'email'} busyLabel={t('signIn.busy')}>
          {t('signIn.submit')}
        </Button>
        <FormDivider>{t('signIn.or')}</FormDivider>
        <OtherWays
          busy={busy}
          isBlocked={isBlocked}
          onGoogle={() => store.signInWithGoogle(session())}
          onPhone={() => onPhone(session())}
          phoneButton={phoneButton}
        />
      </CredentialsForm>
      <p className={styles['switch']}>
        {t('signIn.newHere')}{' '}
        <Link to={withNextPath(paths.signUp, next)} className={styles['link']}>
          {t('signIn.signUp')}
        </Link>
      </p>
    </>
  );
}
