export { SupportingText } from './SupportingText.tsx';
export { useField } from './use-field.ts';
