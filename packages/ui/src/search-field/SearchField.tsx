'use client';

import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import {
  useRef,
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { IconButton } from '../icon-button/index.ts';
import { cx } from '../internal/cx.ts';
import { Field, fieldClasses, useField, type FieldProps } from '../internal/field/index.ts';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import { useMergedRefs } from '../internal/merge-refs.ts';
import { replaceText } from '../internal/replace-text.ts';
import type { ChangeDetails } from '../changes/index.ts';
import { useMessages } from '../messages/index.ts';
import { en, type SearchFieldMessages } from './SearchField.messages.ts';
import classes from './SearchField.module.css';

/** What changed the text: typing, the clear button or the Escape key. */
export type SearchFieldReason = 'input' | 'clear' | 'escape';

/**
 * Props of {@link SearchField}: those of a field and every attribute of its `input` except `type`.
 */
export interface SearchFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {
  /** Icon of 20 px inside the field, decorative. @default a magnifying glass */
  startIcon?: ReactNode;
  /** A button of type `submit` beside the field, below it if both do not fit. */
  submit?: ReactNode;
  /** Called with the new text, and with an empty one when it is cleared. */
  onValueChange?: ((value: string, details: ChangeDetails<SearchFieldReason>) => void) | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<SearchFieldMessages> | undefined;
}

const clear = (field: HTMLInputElement, reason: SearchFieldReason): void =>
  replaceText(field, '', reason);

const reasonOf = ({ nativeEvent }: ChangeEvent): SearchFieldReason =>
  nativeEvent instanceof CustomEvent ? (nativeEvent.detail as SearchFieldReason) : 'input';

/**
 * A search text. Renders a `div` around an `input` of type `search`; `className` goes to the `div`,
 * `ref` and every other attribute to the `input`. Put it into a `form` or a `search` element.
 *
 * @since 0.2.0
 * @status beta
 * @example <form role="search"> <SearchField label="Search" labelHidden name="q" placeholder="Salon
 * or service" submit={<Button type="submit">Search</Button>} /> </form>
 */
export function SearchField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  fieldMessages,
  startIcon = <Search aria-hidden="true" />,
  submit,
  onValueChange,
  messages: own,
  placeholder,
  onChange,
  onKeyDown,
  ref: outerRef,
  className,
  id: givenId,
  'aria-describedby': describedBy,
  ...rest
}: SearchFieldProps): ReactElement {
  const messages = useMessages('searchField', en, own);
  const { control, ...ids } = useField({ id: givenId, describedBy, hint, error });
  const input = useRef<HTMLInputElement>(null);
  const disabled = rest.disabled ?? false;

  return (
    <Field
      {...ids}
      component="search-field"
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      fieldMessages={fieldMessages}
      startIcon={startIcon}
      disabled={disabled}
      className={cx(classes['root'], className)}
      beside={submit}
      endSlot={
        <IconButton
          variant="quiet"
          label={messages.clear}
          data-part="clear"
          className={classes['clear']}
          onClick={() => {
            if (input.current) clear(input.current, 'clear');
          }}
        >
          <X aria-hidden="true" />
        </IconButton>
      }
    >
      <input
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
        {...control}
        ref={useMergedRefs(input, outerRef)}
        type="search"
        // CSS shows the button when the placeholder is hidden: it works without script.
        placeholder={placeholder ?? ' '}
        data-part="control"
        className={cx(fieldClasses['control'], classes['control'])}
        onChange={mergeHandlers<ChangeEvent<HTMLInputElement>>(onChange, (event) =>
          onValueChange?.(event.target.value, { reason: reasonOf(event) }),
        )}
        onKeyDown={mergeHandlers<KeyboardEvent<HTMLInputElement>>(onKeyDown, (event) => {
          if (event.key !== 'Escape' || event.currentTarget.value === '') return;
          // A dialog around it stays open: the field has handled this Escape.
          event.preventDefault();
          clear(event.currentTarget, 'escape');
        })}
      />
    </Field>
  );
}
