import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './Awning.module.css';

/** Props of {@link Awning}: every attribute of a `div`. */
export type AwningProps = Omit<ComponentProps<'div'>, 'children'>;

/**
 * Scalloped shop awning, 52 px high, for the top edge of a dark band. Renders an empty `div` hidden from assistive
 * technology.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <section className={band}><Awning />…</section>
 */
export function Awning({ className, ...rest }: AwningProps): ReactElement {
  return (
    <div
      {...rest}
      aria-hidden="true"
      data-component="awning"
      className={cx(classes['root'], className)}
    />
  );
}
