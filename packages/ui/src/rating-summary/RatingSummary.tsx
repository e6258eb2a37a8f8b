'use client';

import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import { formatNumber } from '../internal/format-number.ts';
import type { ChangeDetails } from '../changes/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { StarRating } from '../star-rating/index.ts';
import { en, type RatingSummaryMessages } from './RatingSummary.messages.ts';
import classes from './RatingSummary.module.css';
import { RatingRow } from './RatingRow.tsx';

/** Stars that a review can give. */
export type RatingStars = 1 | 2 | 3 | 4 | 5;

/** Props of {@link RatingSummary}: every attribute of a `div`. */
export interface RatingSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The average, from 1 to 5, or `null`. */
  value: number | null;
  /** Number of reviews by stars; their sum is the total. */
  counts: Readonly<Record<RatingStars, number>>;
  /** The stars to filter by; `null` for all. @default null */
  selected?: RatingStars | null | undefined;
  /** Makes the rows filter buttons; pressing the selected one again clears the filter. */
  onSelectedChange?:
    | ((selected: RatingStars | null, details: ChangeDetails<'choice' | 'clear'>) => void)
    | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<RatingSummaryMessages> | undefined;
}

const steps: readonly RatingStars[] = [5, 4, 3, 2, 1];

/**
 * The average of the reviews and their distribution. Renders a `div` with the number, its stars and
 * a list of five rows.
 *
 * @since 0.2.0
 * @status beta
 * @example <RatingSummary value={4.8} counts={{ 5: 201, 4: 24, 3: 6, 2: 2, 1: 1 }} selected={stars}
 * onSelectedChange={setStars} />
 */
export function RatingSummary({
  value,
  counts,
  selected = null,
  onSelectedChange,
  messages: own,
  className,
  ...rest
}: RatingSummaryProps): ReactElement {
  const messages = useMessages('ratingSummary', en, own);
  const locale = useLocale();
  const total = steps.reduce((sum, stars) => sum + counts[stars], 0);
  return (
    <div {...rest} data-component="rating-summary" className={cx(classes['root'], className)}>
      <div data-part="average" className={classes['average']}>
        {value === null ? null : (
          <>
            {/* The stars announce it. */}
            <span aria-hidden="true" data-part="number" className={classes['number']}>
              {formatNumber(locale, value, 1)}
            </span>
            <StarRating value={value} variant="stars" />
          </>
        )}
        <span data-part="total" className={classes['total']}>
          {messages.reviews({ count: total, written: formatNumber(locale, total) })}
        </span>
      </div>
      <ul
        role="list"
        aria-label={onSelectedChange ? messages.filter : messages.rows}
        data-part="rows"
        className={classes['rows']}
      >
        {steps.map((stars) => (
          <RatingRow
            key={stars}
            stars={stars}
            count={counts[stars]}
            total={total}
            pressed={stars === selected}
            messages={messages}
            onPress={
              onSelectedChange &&
              (() => {
                if (stars === selected) onSelectedChange(null, { reason: 'clear' });
                else onSelectedChange(stars, { reason: 'choice' });
              })
            }
          />
        ))}
      </ul>
    </div>
  );
}
