import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import { hiddenClass } from '../internal/hidden.ts';

/** Props of {@link VisuallyHidden}: every attribute of a `span`. */
export type VisuallyHiddenProps = ComponentProps<'span'>;

/**
 * Text for screen readers only. Renders a `span`.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <VisuallyHidden>Rated 4.8 out of 5</VisuallyHidden>
 */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps): ReactElement {
  return <span {...rest} data-component="visually-hidden" className={cx(hiddenClass, className)} />;
}
