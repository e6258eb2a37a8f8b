import { Form, type FormProps } from '@salonica/ui/form';
import { PasswordField, type PasswordFieldProps } from '@salonica/ui/password-field';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { EmailField as AddressField } from '../../blocks/EmailField.tsx';

export interface CredentialsFormProps extends Omit<FormProps, 'onInput'> {
  /** The visitor is correcting a field. */
  readonly onForget: (field: string) => void;
}

/** A form with its own validation, whose input never becomes part of a URL. */
export function CredentialsForm({ onForget, ...rest }: CredentialsFormProps) {
  return <Form onInput={({ target }) => onForget((target as HTMLInputElement).name)} {...rest} />;
}

export function EmailField({ error }: { readonly error: string | undefined }) {
  const { t } = useTranslation('auth');
  return (
    <AddressField
      label={t('fields.email')}
      name="email"
      autoComplete="username"
      required
      error={error}
    />
  );
}

/** A required password; a new one has to satisfy the service's rules. */
export function SecretField(props: PasswordFieldProps) {
  const isNew = props.autoComplete === 'new-password';
  return (
    <PasswordField
      required
      startIcon={<Lock aria-hidden="true" />}
      {...(isNew && { maxLength: 128 })}
      {...props}
    />
  );
}
