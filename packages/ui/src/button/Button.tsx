'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { ownText } from '../internal/own-text.tsx';
import { SpinnerRing } from '../internal/spinner-ring/index.ts';
import { buttonProps, type ButtonStyleProps } from './button-props.ts';
import classes from './Button.module.css';

/** Props of {@link Button}: every attribute of a `button`. */
export interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
  /** Icon before the label, decorative. */
  startIcon?: ReactNode;
  /** Icon after the label, decorative. */
  endIcon?: ReactNode;
  /** Cannot be used now, but stays focusable: `aria-disabled`, not `disabled`. @default false */
  disabled?: boolean | undefined;
  /**
   * The action is pending: a spinner shows and presses do nothing. Pass `false` while idle, so that
   * the button already has the width of both labels.
   */
  busy?: boolean | undefined;
  /** Label while busy, such as "Signing in…". @default the label itself */
  busyLabel?: ReactNode;
}

/**
 * Starts an action. Renders a `button` of type `button`. For a link to another page put
 * `buttonProps()` on a link instead.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <Button type="submit" size="l" busy={isPending} busyLabel="Signing in…">Sign in</Button>
 */
export function Button({
  variant,
  size,
  block,
  startIcon,
  endIcon,
  disabled = false,
  busy,
  busyLabel,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps): ReactElement {
  const unavailable = disabled || busy === true;
  const label = (
    <>
      {startIcon}
      {ownText(children)}
      {endIcon}
    </>
  );
  return (
    <button
      type="button"
      {...rest}
      {...buttonProps({ variant, size, block, className })}
      aria-disabled={unavailable || undefined}
      aria-busy={busy === true || undefined}
      onClick={unavailable ? (event) => event.preventDefault() : onClick}
    >
      {busy === undefined ? (
        label
      ) : (
        <span className={classes['stack']}>
          <span data-part="label" className={classes['row']}>
            {label}
          </span>
          <span data-part="busy" className={classes['row']}>
            <SpinnerRing size="s" />
            {ownText(busyLabel ?? children)}
          </span>
        </span>
      )}
    </button>
  );
}
