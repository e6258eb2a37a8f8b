import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { CardGrid } from '../card-grid/index.ts';
import { cx } from '../internal/cx.ts';
import classes from './LoadingGrid.module.css';

/** Props of {@link LoadingGrid}: every attribute of a `div`. */
export interface LoadingGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The name of the loading content, visible and announced; omitted where the page announces it
   * elsewhere.
   */
  label?: string | undefined;
  /** The skeleton of one card, such as a `SalonCardSkeleton`. */
  place: ReactNode;
  /** Number of skeletons. @default 6 */
  count?: number | undefined;
  /** For small cards, as in `CardGrid`. @default false */
  dense?: boolean | undefined;
  /** A note on a long wait with a retry button; floats above the skeletons. */
  note?: ReactNode;
}

/**
 * Skeletons of the height of the cards. The label is in the gap above and a note floats on top, so
 * that nothing shifts when the cards load. Renders a `div` with `aria-busy`.
 *
 * @since 0.2.0
 * @status beta
 * @example <LoadingGrid label="Loading salons" place={<SalonCardSkeleton />} />
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
      {/* The live region always exists, so that screen readers announce its content. */}
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
