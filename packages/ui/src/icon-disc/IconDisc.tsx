import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import tones from '../internal/tones.module.css';
import classes from './IconDisc.module.css';

/** Props of {@link IconDisc}: every attribute of a `span`; the icon is its child. */
export interface IconDiscProps extends ComponentProps<'span'> {
  /** The meaning of the icon: information, success, warning or error. @default 'accent' */
  tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined;
  /** Width of the disc: `s` 44 px, `m` 48 px, `l` 56 px. @default 'm' */
  size?: 's' | 'm' | 'l' | undefined;
}

/**
 * An icon on a disc, beside or above text with the same meaning. Renders a `span` hidden from
 * assistive technology.
 *
 * @since 0.2.0
 * @status beta
 * @example <IconDisc tone="success"><Check /></IconDisc>
 */
export function IconDisc({
  tone = 'accent',
  size = 'm',
  className,
  ...rest
}: IconDiscProps): ReactElement {
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-component="icon-disc"
      data-tone={tone}
      data-size={size}
      className={cx(tones['tone'], classes['root'], className)}
    />
  );
}
