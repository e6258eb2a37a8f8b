'use client';

import type { ComponentProps, ReactElement } from 'react';
import { useMessages } from '../messages/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { en, type SkeletonMessages } from './Skeleton.messages.ts';

/** Props of {@link SkeletonGroup}: every attribute of a `div`. */
export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** Replaces built-in strings of this instance. */
  messages?: Partial<SkeletonMessages> | undefined;
}

/**
 * Skeletons of one loading unit. Renders a busy `div` and announces "Loading" once.
 *
 * @example
 * <SkeletonGroup messages={{ loading: 'Loading top rated salons...' }}>
 *   <SalonCardSkeleton />
 * </SkeletonGroup>
 */
export function SkeletonGroup({ messages, children, ...rest }: SkeletonGroupProps): ReactElement {
  const { loading } = useMessages('skeleton', en, messages);
  return (
    <>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <div {...rest} aria-busy="true" data-component="skeleton-group">
        {children}
      </div>
    </>
  );
}
