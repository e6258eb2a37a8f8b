import { Form, type FormProps } from '@salonica/ui/form';
import { Note } from '@salonica/ui/note';
import { PasswordField, type PasswordFieldProps } from '@salonica/ui/password-field';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { EmailField as AddressField } from '../../blocks/EmailField.tsx';

export interface CredentialsFormProps extends Omit<FormProps, 'onInput'> {
  /** The visitor is correcting a field. */
  readonly onForget: (field: string) => void;
  /** The browser sent the form by itself, which has no effect. @default false */
  readonly isUnsent?: boolean;
}

/** A form with its own validation, whose input never becomes part of a URL. */
export function CredentialsForm({
  onForget,
  isUnsent = false,
  children,
  ...rest
}: CredentialsFormProps) {
  const { t } = useTranslation('auth');
  return (
    <Form onInput={({ target }) => onForget((target as HTMLInputElement).name)} {...rest}>
      {isUnsent ? (
        <Note size="s" tone="warning" role="alert" title={t('unsent.title')}>
          {t('unsent.text')}
        </Note>
      ) : null}
      {children}
    </Form>
  );
}

export interface EmailFieldProps {
  readonly error: string | undefined;
  readonly defaultValue?: string | undefined;
}

export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <AddressField
      label={t('fields.email')}
      name="email"
      autoComplete="username"
      required
      {...props}
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
