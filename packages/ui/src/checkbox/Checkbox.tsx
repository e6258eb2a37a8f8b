'use client';

import {
  useRef,
  type ChangeEvent,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cx } from '../internal/cx.ts';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import { keepChoices } from '../internal/keep-choices.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { SupportingText, useField } from '../internal/supporting-text/index.ts';
import type { ChangeDetails } from '../changes/index.ts';
import classes from './Checkbox.module.css';

/** Props of {@link Checkbox}: every attribute of an `input` but `type`. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label. */
  children: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** The error and its remedy. Its presence makes the checkbox invalid. */
  error?: ReactNode;
  /** Called when it is ticked or cleared. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails<'press'>) => void) | undefined;
}

/**
 * A yes-or-no field of a form. Renders a `div` around an `input` and its `label`; `className` goes
 * to the `div`, `ref` and every other attribute to the `input`.
 *
 * @since 0.1.0
 * @status stable
 * @example <Checkbox name="remember" defaultChecked>Remember me</Checkbox>
 */
export function Checkbox({
  children,
  hint,
  error,
  onCheckedChange,
  onChange,
  className,
  id: givenId,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps): ReactElement {
  const { control, hintId, errorId } = useField({ id: givenId, describedBy, hint, error });
  const root = useRef<HTMLDivElement>(null);
  useFormReset(root, (element) => {
    if (rest.checked !== undefined) keepChoices(element);
  });
  return (
    <div
      ref={root}
      data-component="checkbox"
      data-invalid={error ? '' : undefined}
      className={cx(classes['root'], className)}
    >
      <label data-part="label" className={classes['label']}>
        <input
          {...rest}
          {...control}
          type="checkbox"
          data-part="control"
          className={classes['control']}
          onChange={mergeHandlers<ChangeEvent<HTMLInputElement>>(onChange, (event) =>
            onCheckedChange?.(event.target.checked, { reason: 'press' }),
          )}
        />
        <span>{children}</span>
      </label>
      <SupportingText hintId={hintId} errorId={errorId} hint={hint} error={error} />
    </div>
  );
}
