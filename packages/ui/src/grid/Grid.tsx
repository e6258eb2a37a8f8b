import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import type { LayoutElement, SpaceStep } from '../internal/layout.ts';
import space from '../internal/space.module.css';
import classes from './Grid.module.css';

/** Props of {@link Grid}: every attribute of a `div`. */
export interface GridProps extends ComponentProps<'div'> {
  /** Maximum number of columns; fewer if they would become too narrow. @default 3 */
  columns?: 2 | 3 | 4 | undefined;
  /** Minimum column width: `s` 160 px, `m` 280 px, `l` 400 px. @default 'm' */
  narrowest?: 's' | 'm' | 'l' | undefined;
  /** Space between the children, a step of the space scale. @default 24 */
  gap?: SpaceStep | undefined;
  /** The element: a list if the number of items matters. @default 'div' */
  as?: LayoutElement | undefined;
}

/**
 * Children in columns of equal width, as many as fit. Renders a `div`, or a list of `li` children.
 *
 * @since 0.2.0
 * @status beta
 * @example
 * <Grid as="ul" columns={3}>
 *   {tiles.map((tile) => <li key={tile.id}><Tile {...tile} /></li>)}
 * </Grid>
 */
export function Grid({
  columns = 3,
  narrowest = 'm',
  gap = 24,
  as = 'div',
  className,
  ...rest
}: GridProps): ReactElement {
  // All of them accept the same attributes.
  const Element = as as 'div';
  return (
    <Element
      // Safari drops the list role together with the bullets.
      role={as === 'ul' || as === 'ol' ? 'list' : undefined}
      {...rest}
      data-component="grid"
      data-columns={columns}
      data-narrowest={narrowest}
      data-gap={gap}
      className={cx(space['gap'], classes['root'], className)}
    />
  );
}
