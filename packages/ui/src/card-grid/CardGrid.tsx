import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './CardGrid.module.css';

/** Props of {@link CardGrid}: every attribute of a `ul`. */
export type CardGridProps = ComponentProps<'ul'>;

/**
 * Cards in one, two or three columns, as the space allows. Renders a `ul` inside a `div` that cards measure
 * themselves by; children are `li`.
 *
 * @example
 * <CardGrid>
 *   {salons.map((salon) => <li key={salon.id}><SalonCard name={salon.name} /></li>)}
 * </CardGrid>
 */
export function CardGrid({ className, ...rest }: CardGridProps): ReactElement {
  return (
    <div className={classes['measure']}>
      {/* Safari drops the list role together with the bullets. */}
      <ul
        role="list"
        {...rest}
        data-component="card-grid"
        className={cx(classes['root'], className)}
      />
    </div>
  );
}
