import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Awning } from '../awning/index.ts';
import { cx } from '../internal/cx.ts';
import type { HeadingLevel } from '../internal/types.ts';
import classes from './StatBand.module.css';

/** Props of {@link StatBand}: every attribute of a `section`. */
export interface StatBandProps extends ComponentProps<'section'> {
  /** Accessible name of the section. */
  label: string;
  /** Shows the label as a heading of this level above the numbers. @default not shown */
  headingLevel?: HeadingLevel | undefined;
  /** {@link StatBandItem}s, preferably three. */
  children: ReactNode;
}

/**
 * A few large numbers on a dark band under an awning, across the whole page. Renders a `section` with a `dl`.
 *
 * @since 0.2.0
 * @status beta
 * @example
 * <StatBand label="Salonica in numbers">
 *   <StatBandItem label="Happy customers" value="50K+" />
 * </StatBand>
 */
export function StatBand({
  label,
  headingLevel,
  className,
  children,
  ...rest
}: StatBandProps): ReactElement {
  const Heading = headingLevel === undefined ? null : (`h${headingLevel}` as const);
  return (
    <section
      aria-label={label}
      {...rest}
      data-component="stat-band"
      className={cx(classes['root'], className)}
    >
      <Awning />
      {Heading ? (
        <Heading data-part="title" className={classes['title']}>
          {label}
        </Heading>
      ) : null}
      <dl className={classes['list']}>{children}</dl>
    </section>
  );
}

/** Props of {@link StatBandItem}: every attribute of a `div`. */
export interface StatBandItemProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the number. */
  label: ReactNode;
  /** The formatted number, with its sign or unit. */
  value: ReactNode;
}

/**
 * One number of a {@link StatBand}. Renders a `div` with `dt` and `dd`.
 *
 * @example
 * <StatBandItem label="Premium salons" value="500+" />
 */
export function StatBandItem({
  label,
  value,
  className,
  ...rest
}: StatBandItemProps): ReactElement {
  return (
    <div {...rest} data-part="item" className={cx(classes['item'], className)}>
      <dt className={classes['label']}>{label}</dt>
      <dd className={classes['value']}>{value}</dd>
    </div>
  );
}
