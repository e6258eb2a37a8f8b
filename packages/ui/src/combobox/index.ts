export { Combobox, type ComboboxProps } from './Combobox.tsx';
export { ComboboxList, type ComboboxListProps, type ComboboxSuggestions } from './ComboboxList.tsx';
export type { ComboboxMessages } from './Combobox.messages.ts';
export type { ComboboxGroup, ComboboxOption, ComboboxStatus } from './options.ts';
export type { ComboboxReason } from './use-combobox.ts';
