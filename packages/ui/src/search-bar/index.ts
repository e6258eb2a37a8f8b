export {
  SearchBar,
  SearchBarField,
  type SearchBarFieldProps,
  type SearchBarProps,
} from './SearchBar.tsx';
