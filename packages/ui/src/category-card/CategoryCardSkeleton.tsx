import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import { Skeleton } from '../skeleton/index.ts';
import classes from './CategoryCard.module.css';
import skeleton from './CategoryCardSkeleton.module.css';

/** Props of {@link CategoryCardSkeleton}: every attribute of a `div`. */
export type CategoryCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/**
 * The skeleton of a `CategoryCard`, of the same height. Renders a `div` hidden from assistive
 * technology: the list announces once that it is loading.
 *
 * @example <CategoryCardSkeleton />
 */
export function CategoryCardSkeleton({
  className,
  ...rest
}: CategoryCardSkeletonProps): ReactElement {
  return (
    <div
      {...rest}
      aria-hidden="true"
      data-component="category-card-skeleton"
      className={cx(classes['root'], className)}
    >
      <div className={cx(classes['media'], skeleton['mount'])}>
        <Skeleton className={skeleton['picture']} />
      </div>
      <div className={classes['body']}>
        <div className={cx(classes['text'], skeleton['lines'])}>
          <Skeleton className={skeleton['name']} />
          <Skeleton className={skeleton['caption']} />
        </div>
      </div>
    </div>
  );
}
