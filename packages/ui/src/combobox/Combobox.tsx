'use client';

import { useRef, type ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import { useMergedRefs } from '../internal/merge-refs.ts';
import { SearchField, type SearchFieldProps } from '../search-field/index.ts';
import classes from './Combobox.module.css';
import { ComboboxList, type ComboboxSuggestions } from './ComboboxList.tsx';

/** Props of {@link Combobox}: those of a `SearchField` and its suggestions. */
export interface ComboboxProps
  extends Omit<SearchFieldProps, 'onSelect' | 'onValueChange' | 'messages'>, ComboboxSuggestions {}

/**
 * A search text with suggestions. Renders a `div` around a `SearchField` and a `ComboboxList`;
 * `className` goes to the `div`, `ref` and every other attribute to the `input`. For a field of a
 * `SearchBar` use the `ComboboxList` alone.
 *
 * @since 0.2.0
 * @status beta
 * @example
 * <Combobox
 *   label="Service"
 *   name="q"
 *   groups={[{ label: 'Services', options: [{ id: '1', text: 'Balayage', value: 'Balayage' }] }]}
 *   status="ready"
 *   onValueChange={search}
 *   onSelect={({ text }) => go(text)}
 * />
 */
export function Combobox({
  groups,
  status,
  defaultOpen,
  onSelect,
  onRemove,
  onRetry,
  onValueChange,
  messages,
  ref,
  className,
  ...field
}: ComboboxProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div data-component="combobox" className={cx(classes['root'], className)}>
      <SearchField {...field} ref={useMergedRefs(input, ref)} onValueChange={onValueChange} />
      <ComboboxList
        input={input}
        groups={groups}
        status={status}
        defaultOpen={defaultOpen}
        onSelect={onSelect}
        onRemove={onRemove}
        onRetry={onRetry}
        messages={messages}
      />
    </div>
  );
}
