'use client';

import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import {
  useId,
  type ChangeEvent,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cx } from '../internal/cx.ts';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import type { ChangeDetails } from '../changes/index.ts';
import classes from './Checkbox.module.css';

/** Props of {@link Checkbox}: every attribute of an `input` but `type`. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label. */
  children: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Its presence makes the checkbox invalid. */
  error?: ReactNode;
  /** Called when it is ticked or cleared. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails<'press'>) => void) | undefined;
}

/**
 * Yes or no, sent with a form. Renders a `div` around an `input` and its `label`; `className` goes to the
 * `div`, `ref` and every other attribute to the `input`.
 *
 * @example
 * <Checkbox name="remember" defaultChecked>Remember me</Checkbox>
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
  const ownId = useId();
  const id = givenId ?? ownId;
  const invalid = Boolean(error);
  const describing = cx(describedBy, invalid && `${id}-error`, Boolean(hint) && `${id}-hint`);
  return (
    <div
      data-component="checkbox"
      data-invalid={invalid ? '' : undefined}
      className={cx(classes['root'], className)}
    >
      <label data-part="label" className={classes['label']}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          aria-describedby={describing || undefined}
          aria-invalid={invalid || undefined}
          aria-errormessage={invalid ? `${id}-error` : undefined}
          data-part="control"
          className={classes['control']}
          onChange={mergeHandlers<ChangeEvent<HTMLInputElement>>(onChange, (event) =>
            onCheckedChange?.(event.target.checked, { reason: 'press' }),
          )}
        />
        <span>{children}</span>
      </label>
      {error ? (
        <p data-part="error" id={`${id}-error`} className={classes['error']}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p data-part="hint" id={`${id}-hint`} className={classes['hint']}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
