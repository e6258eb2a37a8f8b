import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { ownText } from '../internal/own-text.tsx';
import tones from '../internal/tones.module.css';
import classes from './Badge.module.css';

/**
 * The meaning of a badge's colour, which its text states too. `plaque` is the light sign over a
 * picture, `count` the filled disc of a number.
 */
export type BadgeTone =
  | 'plain'
  | 'outline'
  | 'wine'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'plaque'
  | 'count';

/** Props of {@link Badge}: every attribute of a `span`. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** Selects the colour; the text has the same meaning. @default 'plain' */
  tone?: BadgeTone | undefined;
  /** Icon before the text, decorative; a state always has one. */
  icon?: ReactNode;
}

/**
 * A short fact: its category, its state, a number. Renders a `span`.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <Badge tone="success" icon={<Check />}>Confirmed</Badge>
 */
export function Badge({
  tone = 'plain',
  icon,
  className,
  children,
  ...rest
}: BadgeProps): ReactElement {
  return (
    <span
      {...rest}
      data-component="badge"
      data-tone={tone}
      className={cx(tones['tone'], classes['root'], className)}
    >
      {icon}
      {ownText(children)}
    </span>
  );
}
