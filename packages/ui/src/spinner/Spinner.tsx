'use client';

import type { ComponentProps, ReactElement } from 'react';
import { SpinnerRing } from '../internal/spinner-ring/index.ts';
import { useMessages } from '../messages/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { en, type SpinnerMessages } from './Spinner.messages.ts';

/** Props of {@link Spinner}: every attribute of a `span`. */
export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Diameter: `s` 18 px, `m` 24 px, `l` 40 px. @default 'm' */
  size?: 's' | 'm' | 'l' | undefined;
  /** Omits the announced text because adjacent text is sufficient. @default false */
  decorative?: boolean | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<SpinnerMessages> | undefined;
}

/**
 * A pending operation. Renders a `span` with `role="status"`, or a silent one with `decorative`.
 * With reduced motion it is three static dots.
 *
 * @since 0.1.0
 * @status stable
 * @example <Spinner size="l" />
 */
export function Spinner({
  size = 'm',
  decorative = false,
  messages,
  ...rest
}: SpinnerProps): ReactElement {
  const { loading } = useMessages('spinner', en, messages);
  return (
    <span
      {...rest}
      role={decorative ? undefined : 'status'}
      aria-hidden={decorative || undefined}
      data-component="spinner"
      data-size={size}
    >
      <SpinnerRing size={size} />
      {decorative ? null : <VisuallyHidden>{loading}</VisuallyHidden>}
    </span>
  );
}
