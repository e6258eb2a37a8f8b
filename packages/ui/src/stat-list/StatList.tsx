import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './StatList.module.css';

/** Props of {@link StatList}: every attribute of a `dl`. */
export interface StatListProps extends ComponentProps<'dl'> {
  /** {@link Stat}s, preferably two or four. */
  children: ReactNode;
}

/**
 * A few labelled numbers side by side: two in a row, four if there is room. Renders a `dl` inside a
 * container `div`.
 *
 * @since 0.1.0
 * @status stable
 * @example <StatList> <Stat label="Bookings" value="12" /> <Stat label="Avg rating" value="4.8" />
 * </StatList>
 */
export function StatList({ className, ...rest }: StatListProps): ReactElement {
  return (
    <div className={classes['measure']}>
      <dl {...rest} data-component="stat-list" className={cx(classes['root'], className)} />
    </div>
  );
}

/** Props of {@link Stat}: every attribute of a `div`. */
export interface StatProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the number. */
  label: ReactNode;
  /** The formatted number, with its sign or unit. */
  value: ReactNode;
}

/**
 * One number of a {@link StatList}. Renders a `div` with `dt` and `dd`.
 *
 * @example
 * <Stat label="Spent" value="$250" />
 */
export function Stat({ label, value, className, ...rest }: StatProps): ReactElement {
  return (
    <div {...rest} data-part="stat" className={cx(classes['stat'], className)}>
      <dt data-part="label" className={classes['label']}>
        {label}
      </dt>
      <dd data-part="value" className={classes['value']}>
        {value}
      </dd>
    </div>
  );
}
