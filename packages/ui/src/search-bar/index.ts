export { SearchBar, type SearchBarProps } from './SearchBar.tsx';
export { SearchBarField, type SearchBarFieldProps } from './SearchBarField.tsx';
