import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { CardGrid } from '../card-grid/index.ts';
import { cx } from '../internal/cx.ts';
import classes from './LoadingGrid.module.css';

/** Props of {@link LoadingGrid}: every attribute of a `div`. */
export interface LoadingGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the loading content, visible and announced; left out where the page says so elsewhere. */
  label?: string | undefined;
  /** The place of one card, such as a `SalonCardSkeleton`. */
  place: ReactNode;
  /** How many places. @default 6 */
  count?: number | undefined;
  /** For small cards, as in `CardGrid`. @default false */
  dense?: boolean | undefined;
  /** A word on a long wait with a way to try again; floats above the places. */
  note?: ReactNode;
}

/**
 * Places for the cards to come, as high as the cards. The label hangs in the gap above and a note floats on top, so that
 * nothing moves when the cards arrive. Renders a `div` with `aria-busy`.
 *
 * @example
 * <LoadingGrid label="Loading salons" place={<SalonCardSkeleton />} />
 */
export function LoadingGrid({
  label,
  place,
  count = 6,
  dense = false,
  note,
  className,
  ...rest
}: LoadingGridProps): ReactElement {
  return (
    <div
      {...rest}
      aria-busy="true"
      data-component="loading-grid"
      className={cx(classes['root'], className)}
    >
      {label === undefined ? null : (
        <p role="status" data-part="label" className={classes['label']}>
          {label}
        </p>
      )}
      <CardGrid dense={dense} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>{place}</li>
        ))}
      </CardGrid>
      {/* The region is always there, so that people who listen hear it fill. */}
      <div role="status" className={classes['region']}>
        {note ? (
          <div data-part="note" className={classes['note']}>
            {note}
          </div>
        ) : null}
      </div>
    </div>
  );
}
