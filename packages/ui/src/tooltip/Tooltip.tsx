'use client';

import { cloneElement, useId, type ComponentProps, type ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import { useMergedRefs } from '../internal/merge-refs.ts';
import { useTooltip } from './use-tooltip.ts';
import classes from './Tooltip.module.css';

/** Props of {@link Tooltip}: every attribute of a `span`. */
export interface TooltipProps extends Omit<ComponentProps<'span'>, 'content' | 'children'> {
  /** A few words that describe the control further; never its only name. */
  content: string;
  /** The control: one element that takes focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** Preferred side; it flips if there is no room. @default 'top' */
  side?: 'top' | 'bottom' | undefined;
}

/**
 * A short description that shows on hover or focus: after 700 ms, or immediately if another one was
 * open less than 300 ms ago. Renders a `span` around the control.
 *
 * @since 0.1.0
 * @status stable
 * @example <Tooltip content="Shown to salons only"><IconButton label="Phone"><Info
 * /></IconButton></Tooltip>
 */
export function Tooltip({
  content,
  children,
  side = 'top',
  ref,
  className,
  ...rest
}: TooltipProps): ReactElement {
  const id = useId();
  const { rootRef, tipRef } = useTooltip(side);
  return (
    <span
      {...rest}
      ref={useMergedRefs(rootRef, ref)}
      data-component="tooltip"
      className={cx(classes['root'], className)}
    >
      {cloneElement(children, {
        'aria-describedby': cx(children.props['aria-describedby'], id),
      })}
      <span
        ref={tipRef}
        id={id}
        role="tooltip"
        popover="manual"
        data-part="tip"
        data-side={side}
        className={classes['tip']}
      >
        {content}
      </span>
    </span>
  );
}
