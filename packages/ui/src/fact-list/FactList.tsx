import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './FactList.module.css';

/** Props of {@link FactList}: every attribute of a `ul`. */
export interface FactListProps extends ComponentProps<'ul'> {
  /**
   * `line` is one wrapping row, `grid` as many columns as fit, `list` a stack with touch-sized
   * rows. @default 'line'
   */
  variant?: 'line' | 'grid' | 'list' | undefined;
  /** Colour of the icons: that of the text, or the accent. @default 'plain' */
  tone?: 'plain' | 'accent' | undefined;
  /** {@link Fact}s. */
  children: ReactNode;
}

/**
 * Short facts with icons: an address, a telephone number, amenities. Renders a `ul`.
 *
 * @since 0.2.0
 * @status beta
 * @example
 * <FactList variant="grid" tone="accent" aria-label="Good to know">
 *   <Fact icon={<Wifi />}>Free Wi-Fi</Fact>
 *   <Fact icon={<Coffee />}>Coffee and refreshments</Fact>
 * </FactList>
 */
export function FactList({
  variant = 'line',
  tone = 'plain',
  className,
  ...rest
}: FactListProps): ReactElement {
  return (
    // Safari drops the list role together with the bullets.
    <ul
      role="list"
      {...rest}
      data-component="fact-list"
      data-variant={variant}
      data-tone={tone}
      className={cx(classes['root'], className)}
    />
  );
}

/** Props of {@link Fact}: every attribute of a `li`. */
export interface FactProps extends ComponentProps<'li'> {
  /** Decorative; omitted if the text begins with its own graphic, such as a `StarRating`. */
  icon?: ReactNode;
  /** The fact, in a few words; may be a link. */
  children: ReactNode;
}

/**
 * One fact of a {@link FactList}. Renders a `li`.
 *
 * @example
 * <Fact icon={<Phone />}><a href="tel:+302310000000">+30 2310 000 000</a></Fact>
 */
export function Fact({ icon, className, children, ...rest }: FactProps): ReactElement {
  return (
    <li {...rest} data-part="fact" className={cx(classes['fact'], className)}>
      {icon ? (
        <span aria-hidden="true" data-part="icon" className={classes['icon']}>
          {icon}
        </span>
      ) : null}
      {children}
    </li>
  );
}
