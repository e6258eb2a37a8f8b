export { SearchBar, type SearchBarProps } from './SearchBar.tsx';
export { SearchBarField, type SearchBarFieldProps } from './SearchBarField.tsx';
export type { SearchBarMessages } from './SearchBar.messages.ts';
