'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../messages/index.ts';
import { en, type OpeningHoursMessages } from './OpeningHours.messages.ts';
import classes from './OpeningHours.module.css';

/** Days with the same hours. */
export interface OpeningRow {
  /** Formatted: "Monday – Friday". */
  days: ReactNode;
  /** Formatted: "09:00 – 18:00"; null where it is closed. */
  hours: ReactNode | null;
  /** Whether it contains the present day in the place's calendar. @default false */
  today?: boolean | undefined;
}

/** Props of {@link OpeningHours}: every attribute of a `div`. */
export interface OpeningHoursProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In week order. */
  rows: readonly OpeningRow[];
  /** The current state: "Open now, until 18:00". Omitted while unknown. */
  status?: ReactNode;
  /** Shows `status` as positive. @default false */
  open?: boolean | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<OpeningHoursMessages> | undefined;
}

/**
 * Opening hours of a place, with its current state. Renders a `div` with a `dl`. It has no clock:
 * the consumer sets the current day.
 *
 * @since 0.2.0
 * @status beta
 * @example <OpeningHours rows={[ { days: 'Monday – Saturday', hours: '09:00 – 18:00', today: true
 * }, { days: 'Sunday', hours: null }, ]} status="Open now, until 18:00" open />
 */
export function OpeningHours({
  rows,
  status,
  open = false,
  messages,
  className,
  ...rest
}: OpeningHoursProps): ReactElement {
  const t = useMessages('openingHours', en, messages);
  return (
    <div {...rest} data-component="opening-hours" className={cx(classes['root'], className)}>
      <dl>
        {rows.map(({ days, hours, today = false }, index) => (
          <div
            key={index}
            aria-current={today ? 'date' : undefined}
            data-part="row"
            className={classes['row']}
          >
            <dt>
              {days}{' '}
              {today ? (
                <span data-part="today" className={classes['today']}>
                  {t.today}
                </span>
              ) : null}
            </dt>
            <dd data-closed={hours === null ? '' : undefined}>{hours ?? t.closed}</dd>
          </div>
        ))}
      </dl>
      {status ? (
        <p data-part="status" data-open={open ? '' : undefined} className={classes['status']}>
          {status}
        </p>
      ) : null}
    </div>
  );
}
