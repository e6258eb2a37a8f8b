import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './CardGrid.module.css';

/** Props of {@link CardGrid}: every attribute of a `ul`. */
export interface CardGridProps extends ComponentProps<'ul'> {
  /** For small cards: three columns from 640 px on, instead of two. @default false */
  dense?: boolean | undefined;
}

/**
 * Cards in one, two or three columns, depending on the width. Renders a `ul` inside a container
 * `div`; children are `li`.
 *
 * @since 0.1.0
 * @status stable
 * @example <CardGrid> {salons.map((salon) => <li key={salon.id}><SalonCard name={salon.name}
 * /></li>)} </CardGrid>
 */
export function CardGrid({ dense = false, className, ...rest }: CardGridProps): ReactElement {
  return (
    <div className={classes['measure']}>
      {/* Safari drops the list role together with the bullets. */}
      <ul
        role="list"
        {...rest}
        data-component="card-grid"
        data-dense={dense ? '' : undefined}
        className={cx(classes['root'], className)}
      />
    </div>
  );
}
