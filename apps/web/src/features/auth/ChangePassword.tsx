import { Button, buttonProps } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { Note } from '@salonica/ui/note';
import { Stack } from '@salonica/ui/stack';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { ProfilePage } from '../../blocks/ProfilePage.tsx';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import { useAuthStore } from './AuthProvider.tsx';
import styles from './auth-form.module.css';
import type { OnToast } from '../../shared/toast.ts';
import {
  checkPasswordChange,
  namedProblem,
  type PasswordChangeField,
  passwordChangeFields,
  type PasswordChangeProblems,
} from './change-password-rules.ts';
import own from './ChangePassword.module.css';
import { CredentialsForm, SecretField } from './CredentialsForm.tsx';
import { IdentityError, type IdentityErrorCode } from '../../domain/ports/identity-port.ts';
import { AccountOfPassword } from './NewPasswordFields.tsx';
import { readFields, useFocusOnInvalid } from './use-auth-form.ts';

export interface ChangePasswordProps {
  /** E-mail address of the customer, for password managers. */
  readonly email: string | null;
  readonly onToast: OnToast;
}

const keys = {
  currentPassword: 'current',
  newPassword: 'new',
  confirmPassword: 'confirm',
} as const;

/** Errors about the input rather than the service. */
const fieldOfCode: Partial<Record<IdentityErrorCode, PasswordChangeField>> = {
  'wrong-password': 'currentPassword',
  'weak-password': 'newPassword',
};

function NoPassword() {
  const { t } = useTranslation('password');
  return (
    <EmptyState
      title={t('noPassword.title')}
      headingLevel={2}
      illustration={<span className={vignette['bench']} />}
      action={
        <Link to={paths.forgotPassword} {...buttonProps()}>
          {t('noPassword.action')}
        </Link>
      }
    >
      {t('noPassword.text')}
    </EmptyState>
  );
}

function Form({
  email,
  onToast,
  onNoPassword,
}: ChangePasswordProps & { readonly onNoPassword: () => void }) {
  const { t } = useTranslation(['password', 'auth']);
  const store = useAuthStore();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<PasswordChangeProblems>({});
  const [failure, setFailure] = useState<IdentityErrorCode | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<object | null>(null);
  useFocusOnInvalid(form, refusal);

  const refuse = (found: PasswordChangeProblems, code: IdentityErrorCode | null = null): void => {
    setProblems(found);
    setFailure(code);
    setRefusal({});
  };
  const complain = (description: string): void =>
    onToast({ tone: 'danger', title: t('error'), description });

  const send = async (current: string, next: string): Promise<void> => {
    setBusy(true);
    try {
      const identity = await store.identity();
      await identity.changePassword(current, next);
      form.current?.reset();
      onToast({ tone: 'success', title: t('changed') });
    } catch (error) {
      const code = error instanceof IdentityError ? error.code : 'unknown';
      if (code === 'no-password') onNoPassword();
      else {
        refuse({}, code);
        complain(t(`auth:errors.${code}`));
      }
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const values = readFields(event.currentTarget, passwordChangeFields);
    const found = checkPasswordChange(values);
    const named = namedProblem(found);
    if (named !== null) complain(t(named));
    if (Object.keys(found).length > 0) refuse(found);
    else {
      refuse({});
      void send(values.currentPassword, values.newPassword);
    }
  };

  const errorOf = (field: PasswordChangeField): string | undefined => {
    if (failure !== null && fieldOfCode[failure] === field) return t(`auth:errors.${failure}`);
    const problem = problems[field];
    if (problem === undefined) return undefined;
    return problem === 'required' ? t(`required.${keys[field]}`) : t(problem);
  };
  const forget = (field: string): void => {
    setFailure(null);
    setProblems((known) => ({ ...known, [field]: undefined }));
  };
  const trouble = failure !== null && fieldOfCode[failure] === undefined ? failure : null;

  return (
    <CredentialsForm ref={form} onSubmit={submit} onForget={forget}>
      <AccountOfPassword email={email} />
      {passwordChangeFields.map((field) => (
        <SecretField
          key={field}
          label={t(`fields.${keys[field]}`)}
          name={field}
          autoComplete={field === 'currentPassword' ? 'current-password' : 'new-password'}
          hint={field === 'newPassword' ? t('hint') : undefined}
          error={errorOf(field)}
        />
      ))}
      {trouble === null ? null : (
        <Note size="s" tone="danger">
          {t(`auth:errors.${trouble}`)}
        </Note>
      )}
      <Stack direction="row" gap={24}>
        <Button type="submit" size="l" busy={isBusy} busyLabel={t('busy')}>
          {t('submit')}
        </Button>
        <Link to={paths.forgotPassword} className={styles['link']}>
          {t('forgot')}
        </Link>
      </Stack>
    </CredentialsForm>
  );
}

/** Replaces a known password. */
export function ChangePassword(props: ChangePasswordProps) {
  const { t } = useTranslation('password');
  const [hasPassword, setHasPassword] = useState(true);
  return (
    <ProfilePage title={t('title')} lead={t('lead')}>
      <div className={own['root']}>
        {hasPassword ? (
          <Form {...props} onNoPassword={() => setHasPassword(false)} />
        ) : (
          <NoPassword />
        )}
      </div>
    </ProfilePage>
  );
}
