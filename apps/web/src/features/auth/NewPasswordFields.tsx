import { useTranslation } from 'react-i18next';
import { SecretField } from './CredentialsForm.tsx';

interface NewPasswordFieldsProps {
  /** Label of the first field. */
  readonly label: string;
  readonly errors: Partial<Record<'password' | 'confirmPassword', string>>;
}

/** A new password, and its repetition. */
export function NewPasswordFields({ label, errors }: NewPasswordFieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <SecretField
        label={label}
        name="password"
        autoComplete="new-password"
        hint={t('fields.passwordHint')}
        error={errors.password}
      />
      <SecretField
        label={t('fields.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
    </>
  );
}

/** The account name for password managers. */
export function AccountOfPassword({ email }: { readonly email: string | null }) {
  return (
    <input
      type="email"
      name="username"
      autoComplete="username"
      value={email ?? ''}
      readOnly
      hidden
    />
  );
}
