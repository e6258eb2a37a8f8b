import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import { Skeleton } from '../skeleton/index.ts';
import classes from './BookingTicket.module.css';
import skeleton from './BookingTicketSkeleton.module.css';
import stub from './TicketStub.module.css';

/** Props of {@link BookingTicketSkeleton}: every attribute of a `div`. */
export interface BookingTicketSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** That of the tickets that are loading. @default 'upcoming' */
  variant?: 'upcoming' | 'past' | undefined;
  /** Reserves room for a `rule` too; of upcoming tickets only. @default false */
  rule?: boolean | undefined;
}

/**
 * The skeleton of a `BookingTicket` with picture. Renders a `div` hidden from assistive technology:
 * the list announces once that it is loading.
 *
 * @example <BookingTicketSkeleton />
 */
export function BookingTicketSkeleton({
  variant = 'upcoming',
  rule = false,
  className,
  ...rest
}: BookingTicketSkeletonProps): ReactElement {
  const past = variant === 'past';
  return (
    <div
      {...rest}
      aria-hidden="true"
      data-component="booking-ticket-skeleton"
      data-variant={variant}
      className={cx(classes['root'], className)}
    >
      <div className={classes['sheet']}>
        {past ? null : <div className={cx(stub['stub'], skeleton['stub'])} />}
        <div className={classes['body']}>
          <div className={cx(classes['media'], skeleton['mount'])}>
            <Skeleton className={skeleton['picture']} />
          </div>
          <div className={classes['text']}>
            <div className={classes['head']}>
              <div className={cx(classes['title'], skeleton['title'])}>
                <Skeleton variant="text" />
              </div>
            </div>
            <div className={cx(classes['service'], skeleton['line'])}>
              <Skeleton variant="text" />
            </div>
            {past ? null : (
              <div className={classes['barber']}>
                <Skeleton variant="circle" className={skeleton['avatar']} />
                <Skeleton variant="text" className={skeleton['name']} />
              </div>
            )}
            <div className={cx(past ? classes['when'] : classes['address'], skeleton['line'])}>
              <Skeleton variant="text" className={skeleton['fill']} />
            </div>
            {rule && !past ? (
              <div className={cx(classes['rule'], skeleton['rule'])}>
                <Skeleton variant="text" className={skeleton['fill']} />
              </div>
            ) : null}
          </div>
          {past ? (
            <div className={classes['rating']}>
              <Skeleton className={skeleton['rating']} />
            </div>
          ) : null}
        </div>
        <div className={classes['actions']}>
          <Skeleton variant="pill" className={skeleton['button']} />
          {past ? null : (
            <>
              <Skeleton variant="pill" className={skeleton['button']} />
              <Skeleton variant="pill" className={skeleton['button']} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
