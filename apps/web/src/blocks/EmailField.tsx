import { TextField, type TextFieldProps } from '@salonica/ui/text-field';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { useLetterWords } from './use-letter-words.ts';

/** An e-mail address; its error names a letter of another alphabet, which looks like a Latin one. */
export function EmailField({ error, onValueChange, ...rest }: TextFieldProps) {
  const letterWords = useLetterWords();
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
      error={error ? (letterWords(String(typed)) ?? error) : error}
    />
  );
}
