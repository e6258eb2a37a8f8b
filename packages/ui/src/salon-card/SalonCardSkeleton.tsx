import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import { Skeleton } from '../skeleton/index.ts';
import badges from './SalonBadges.module.css';
import classes from './SalonCard.module.css';
import skeleton from './SalonCardSkeleton.module.css';
import facts from './SalonFacts.module.css';
import starts from './SalonStarts.module.css';

/** Props of {@link SalonCardSkeleton}: every attribute of a `div`. */
export interface SalonCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * `search` reserves room for the next free time above two buttons, `starts` for start times above
   * them.
   * @default 'brief'
   */
  variant?: 'brief' | 'search' | 'starts' | undefined;
}

/**
 * The skeleton of a `SalonCard`, of the same height. Renders a `div` hidden from assistive
 * technology: the list announces once that it is loading.
 *
 * @example <SalonCardSkeleton />
 */
export function SalonCardSkeleton({
  variant = 'brief',
  className,
  ...rest
}: SalonCardSkeletonProps): ReactElement {
  return (
    <div
      {...rest}
      aria-hidden="true"
      data-component="salon-card-skeleton"
      data-variant={variant}
      className={cx(classes['root'], className)}
    >
      <div className={skeleton['mount']}>
        <Skeleton className={skeleton['picture']} />
      </div>
      <div className={classes['body']}>
        <div className={classes['head']}>
          <Skeleton className={skeleton['name']} />
          <Skeleton className={skeleton['rating']} />
        </div>
        <Skeleton className={skeleton['address']} />
        <div className={facts['facts']}>
          <Skeleton className={skeleton['fact']} />
          <Skeleton className={skeleton['fact']} />
        </div>
        <div className={badges['badges']}>
          <Skeleton variant="pill" className={skeleton['badge']} />
          <Skeleton variant="pill" className={skeleton['badge']} />
        </div>
        <div className={classes['footer']}>
          {variant === 'search' ? <Skeleton className={skeleton['next']} /> : null}
          {variant === 'starts' ? (
            <div className={starts['starts']}>
              <Skeleton className={skeleton['next']} />
              <div className={starts['times']}>
                <Skeleton className={skeleton['start']} />
                <Skeleton className={skeleton['start']} />
                <Skeleton className={skeleton['start']} />
              </div>
            </div>
          ) : null}
          {variant === 'brief' ? <Skeleton className={skeleton['note']} /> : null}
          <div className={classes['actions']}>
            <Skeleton variant="pill" className={skeleton['button']} />
            {variant === 'brief' ? null : (
              <Skeleton variant="pill" className={skeleton['button']} />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
