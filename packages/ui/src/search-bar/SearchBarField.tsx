'use client';

import X from 'lucide-react/icons/x';
import { useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { cx } from '../internal/cx.ts';
import { hiddenClass } from '../internal/hidden.ts';
import { useMergedRefs } from '../internal/merge-refs.ts';
import { replaceText } from '../internal/replace-text.ts';
import { useMessages } from '../messages/index.ts';
import { en, type SearchBarMessages } from './SearchBar.messages.ts';
import classes from './SearchBar.module.css';

/** Props of {@link SearchBarField}: every attribute of an `input`. */
export interface SearchBarFieldProps extends ComponentProps<'input'> {
  /** Accessible name of the field; the placeholder is visible. */
  label: string;
  /** Icon of 20 px, decorative. */
  icon?: ReactNode;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<SearchBarMessages> | undefined;
}

/**
 * One field of a {@link SearchBar}. Renders a `div` around a `label` with an `input`, and a button
 * that clears it if it is of type `search`; `className` goes to the `div`, `ref` and every other
 * attribute to the `input`.
 *
 * @example <SearchBarField label="Location" icon={<MapPin />} name="location" placeholder="Enter
 * your location" />
 */
export function SearchBarField({
  label,
  icon,
  messages: own,
  className,
  placeholder,
  ref: outerRef,
  ...rest
}: SearchBarFieldProps): ReactElement {
  const messages = useMessages('searchBar', en, own);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div data-part="field" className={cx(classes['field'], className)}>
      <label data-part="label" className={classes['label']}>
        {icon}
        <span className={hiddenClass}>{label}</span>
        <input
          enterKeyHint="search"
          {...rest}
          ref={useMergedRefs(input, outerRef)}
          // CSS shows the button when the placeholder is hidden: it works without script.
          placeholder={placeholder ?? ' '}
          data-part="control"
          className={classes['control']}
        />
      </label>
      {rest.type === 'search' ? (
        <IconButton
          variant="quiet"
          label={messages.clear}
          data-part="clear"
          className={classes['clear']}
          onClick={() => {
            if (input.current) replaceText(input.current, '', 'clear');
          }}
        >
          <X aria-hidden="true" />
        </IconButton>
      ) : null}
    </div>
  );
}
