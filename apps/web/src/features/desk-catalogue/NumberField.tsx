import { TextField, type TextFieldProps } from '@salonica/ui/text-field';

/** A whole number, typed as a text so that nothing typed is lost. */
export function NumberField(props: TextFieldProps) {
  return <TextField inputMode="numeric" autoComplete="off" {...props} />;
}
