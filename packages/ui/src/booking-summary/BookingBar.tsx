'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../messages/index.ts';
import { en, type BookingSummaryMessages } from './BookingSummary.messages.ts';
import classes from './BookingBar.module.css';

/** Props of {@link BookingBar}: every attribute of a `div`. */
export interface BookingBarProps extends ComponentProps<'div'> {
  /** A round icon button that goes one step back. */
  back?: ReactNode;
  /** Sum with its currency; omitted without one. */
  total?: string | undefined;
  /** The main action; it fills the remaining width. */
  children: ReactNode;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<BookingSummaryMessages> | undefined;
}

/**
 * Bar at the lower edge of a narrow screen: back, total and the main action, clear of the system's own bar. Renders a
 * `div` that sticks to the bottom of its container.
 *
 * @example
 * <BookingBar back={<IconButton label="Back"><ChevronLeft /></IconButton>} total="$65">
 *   <Button size="l" block>Continue</Button>
 * </BookingBar>
 */
export function BookingBar({
  back,
  total,
  messages,
  className,
  children,
  ...rest
}: BookingBarProps): ReactElement {
  const t = useMessages('bookingSummary', en, messages);
  return (
    <div {...rest} data-component="booking-bar" className={cx(classes['root'], className)}>
      {back ? (
        <div data-part="back" className={classes['back']}>
          {back}
        </div>
      ) : null}
      {total === undefined ? null : (
        <p data-part="total" className={classes['total']}>
          <span className={classes['label']}>{t.total}</span>{' '}
          <b className={classes['amount']}>{total}</b>
        </p>
      )}
      <div data-part="action" className={classes['action']}>
        {children}
      </div>
    </div>
  );
}
