export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export type { PasswordFieldMessages } from './PasswordField.messages.ts';
