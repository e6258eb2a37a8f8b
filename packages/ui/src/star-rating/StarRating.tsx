'use client';

import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import { formatNumber } from '../internal/format-number.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { en, type StarRatingMessages } from './StarRating.messages.ts';
import classes from './StarRating.module.css';
import { StarShape } from './StarShape.tsx';

/** Props of {@link StarRating}: every attribute of a `span`. */
export interface StarRatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The rating, from 0 to `max`. */
  value: number;
  /** Number of ratings; omitted if unknown. */
  count?: number | undefined;
  /** The maximum rating, and the number of stars in a row. @default 5 */
  max?: number | undefined;
  /** `compact` is one star and the number, `stars` a row of stars. @default 'compact' */
  variant?: 'compact' | 'stars' | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<StarRatingMessages> | undefined;
}

/**
 * A rating as one graphic with one text, such as "4.8 out of 5, 234 reviews". Renders a `span` with
 * `role="img"`.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <StarRating value={4.8} count={234} />
 */
export function StarRating({
  value,
  count,
  max = 5,
  variant = 'compact',
  messages: own,
  className,
  ...rest
}: StarRatingProps): ReactElement {
  const locale = useLocale();
  const messages = useMessages('starRating', en, own);
  const decimals = variant === 'stars' && Number.isInteger(value) ? 0 : 1;
  const number = formatNumber(locale, value, decimals);
  const reviews = count === undefined ? null : formatNumber(locale, count);
  return (
    <span
      {...rest}
      role="img"
      aria-label={messages.rating({
        value: number,
        max: formatNumber(locale, max),
        reviews,
        reviewCount: count ?? null,
      })}
      data-component="star-rating"
      data-variant={variant}
      className={cx(classes['root'], className)}
    >
      {variant === 'stars' ? (
        <span className={classes['row']}>
          {Array.from({ length: max }, (_, index) => (
            <StarShape key={index} fill={Math.min(1, Math.max(0, value - index))} />
          ))}
        </span>
      ) : (
        <>
          <StarShape fill={1} />
          <span data-part="value" className={classes['value']}>
            {number}
          </span>
        </>
      )}
      {reviews === null ? null : (
        <span data-part="count" className={classes['count']}>
          ({reviews})
        </span>
      )}
    </span>
  );
}
