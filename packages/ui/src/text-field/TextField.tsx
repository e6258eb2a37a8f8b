'use client';

import type { ChangeEvent, ComponentProps, ReactElement, ReactNode } from 'react';
import { Field, fieldClasses, useField, type FieldProps } from '../internal/field/index.ts';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import type { ChangeDetails } from '../changes/index.ts';

/** Props of {@link TextField}: those of a field and every attribute of its `input`. */
export interface TextFieldProps extends FieldProps, ComponentProps<'input'> {
  /** Icon of 20 px inside the field, decorative. */
  startIcon?: ReactNode;
  /** A control of up to 44 px at the end of the field. */
  endSlot?: ReactNode;
  /** Called with the new text on every input. */
  onValueChange?: ((value: string, details: ChangeDetails<'input'>) => void) | undefined;
}

/**
 * One line of text with its label, hint and error. Renders a `div` around an `input`; `className` goes to
 * the `div`, `ref` and every other attribute to the `input`.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <TextField label="Email" type="email" name="email" autoComplete="email" startIcon={<Mail />} />
 */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  fieldMessages,
  startIcon,
  endSlot,
  onValueChange,
  onChange,
  className,
  id: givenId,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps): ReactElement {
  const { control, ...ids } = useField({ id: givenId, describedBy, hint, error });
  return (
    <Field
      {...ids}
      component="text-field"
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      fieldMessages={fieldMessages}
      startIcon={startIcon}
      endSlot={endSlot}
      disabled={rest.disabled ?? false}
      className={className}
    >
      <input
        {...rest}
        {...control}
        data-part="control"
        className={fieldClasses['control']}
        onChange={mergeHandlers<ChangeEvent<HTMLInputElement>>(onChange, (event) =>
          onValueChange?.(event.target.value, { reason: 'input' }),
        )}
      />
    </Field>
  );
}
