'use client';

import type { ChangeEvent, ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import { Field, fieldClasses, useField, type FieldProps } from '../internal/field/index.ts';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import type { ChangeDetails } from '../changes/index.ts';
import classes from './TextArea.module.css';

/** Props of {@link TextArea}: those of a field and every attribute of its `textarea`. */
export interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {
  /** Called with the new text on every input. */
  onValueChange?: ((value: string, details: ChangeDetails<'input'>) => void) | undefined;
}

/**
 * Several lines of text with label, hint and error; it grows with its text. Renders a `div` around a `textarea`; `className` goes
 * to the `div`, `ref` and every other attribute to the `textarea`.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <TextArea label="Notes" name="notes" optional />
 */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  optional,
  fieldMessages,
  onValueChange,
  onChange,
  className,
  id: givenId,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps): ReactElement {
  const { control, ...ids } = useField({ id: givenId, describedBy, hint, error });
  return (
    <Field
      {...ids}
      component="text-area"
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      fieldMessages={fieldMessages}
      disabled={rest.disabled ?? false}
      className={className}
    >
      <textarea
        rows={3}
        {...rest}
        {...control}
        data-part="control"
        className={cx(fieldClasses['control'], classes['control'])}
        onChange={mergeHandlers<ChangeEvent<HTMLTextAreaElement>>(onChange, (event) =>
          onValueChange?.(event.target.value, { reason: 'input' }),
        )}
      />
    </Field>
  );
}
