'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  useRef,
  type ChangeEvent,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cx } from '../internal/cx.ts';
import { Field, fieldClasses, useField, type FieldProps } from '../internal/field/index.ts';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import { useMergedRefs } from '../internal/merge-refs.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import type { ChangeDetails } from '../changes/index.ts';
import classes from './Select.module.css';

/** Props of {@link Select}: those of a field and every attribute of its `select`. */
export interface SelectProps extends FieldProps, ComponentProps<'select'> {
  /** The `option` elements. */
  children: ReactNode;
  /** `field` has its label above, `pill` has it inside before the value. @default 'field' */
  variant?: 'field' | 'pill' | undefined;
  /** Icon of 20 px inside the field, decorative. */
  startIcon?: ReactNode;
  /** Called with the value of the chosen option. */
  onValueChange?: ((value: string, details: ChangeDetails<'choice'>) => void) | undefined;
}

/**
 * A choice from a list, with the platform's own list. Renders a `div` around a `select`; `className`
 * goes to the `div`, `ref` and every other attribute to the `select`.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <Select variant="pill" label="Sort" defaultValue="distance">
 *   <option value="distance">Distance</option>
 *   <option value="rating">Rating</option>
 * </Select>
 */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  optional,
  fieldMessages,
  variant = 'field',
  startIcon,
  onValueChange,
  onChange,
  ref,
  className,
  id: givenId,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps): ReactElement {
  const { control, ...ids } = useField({ id: givenId, describedBy, hint, error });
  const own = useRef<HTMLSelectElement>(null);
  useFormReset(own, ({ options }) => {
    if (rest.value === undefined) return;
    for (const option of options) option.defaultSelected = option.selected;
  });
  return (
    <Field
      {...ids}
      component="select"
      variant={variant}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      fieldMessages={fieldMessages}
      startIcon={startIcon}
      endSlot={<ChevronDown aria-hidden="true" />}
      disabled={rest.disabled ?? false}
      className={cx(classes['root'], className)}
    >
      <select
        {...rest}
        {...control}
        ref={useMergedRefs(own, ref)}
        data-part="control"
        className={cx(fieldClasses['control'], classes['control'])}
        onChange={mergeHandlers<ChangeEvent<HTMLSelectElement>>(onChange, (event) =>
          onValueChange?.(event.target.value, { reason: 'choice' }),
        )}
      />
    </Field>
  );
}
