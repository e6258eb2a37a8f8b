import { TextField, type TextFieldProps } from '@salonica/ui/text-field';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { AddressError } from './AddressError.tsx';

/** An e-mail address; its error names a letter of another alphabet, which looks like a Latin one. */
export function EmailField({ error, onValueChange, ...rest }: TextFieldProps) {
  const [typed, setTyped] = useState(rest.value ?? rest.defaultValue ?? '');
  return (
    <TextField
      autoComplete="email"
      startIcon={<Mail aria-hidden="true" />}
      {...rest}
      type="email"
      onValueChange={(text, details) => {
        setTyped(text);
        onValueChange?.(text, details);
      }}
      error={error ? <AddressError address={String(typed)}>{error}</AddressError> : error}
    />
  );
}
