import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './Skeleton.module.css';

/** Props of {@link Skeleton}: every attribute of a `span`. */
export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * `block` for a picture, `text` for a line of its text height, `pill` for a button or a badge,
   * `circle` for an avatar. @default 'block'
   */
  variant?: 'block' | 'text' | 'pill' | 'circle' | undefined;
}

/**
 * Reserves the room of content that is loading. Renders an empty `span`, hidden from assistive
 * technology; its size comes from a class of the consumer, so that nothing shifts when the content
 * loads.
 *
 * @since 0.1.0
 * @status stable
 * @example <Skeleton variant="text" className={styles.title} />
 */
export function Skeleton({ variant = 'block', className, ...rest }: SkeletonProps): ReactElement {
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-component="skeleton"
      data-variant={variant}
      className={cx(classes['root'], className)}
    />
  );
}
