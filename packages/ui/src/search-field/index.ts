export { SearchField, type SearchFieldProps, type SearchFieldReason } from './SearchField.tsx';
export type { SearchFieldMessages } from './SearchField.messages.ts';
