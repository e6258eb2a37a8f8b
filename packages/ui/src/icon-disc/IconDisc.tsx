import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import tones from '../internal/tones.module.css';
import classes from './IconDisc.module.css';

/** Props of {@link IconDisc}: every attribute of a `span`; the icon is its child. */
export interface IconDiscProps extends ComponentProps<'span'> {
  /** What the icon is about: something to know, that went well, to mind, or that went wrong. @default 'accent' */
  tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined;
  /** Width of the disc: `s` 44 px, `m` 48 px, `l` 56 px. @default 'm' */
  size?: 's' | 'm' | 'l' | undefined;
}

/**
 * An icon on a round ground, beside or above words that say the same. Renders a `span` hidden from assistive technology.
 *
 * @example
 * <IconDisc tone="success"><Check /></IconDisc>
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
