'use client';

import type { ReactElement } from 'react';
import { formatNumber } from '../internal/format-number.ts';
import { useLocale } from '../messages/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { RatingSummaryMessages } from './RatingSummary.messages.ts';
import classes from './RatingSummary.module.css';

interface RatingRowProps {
  stars: number;
  count: number;
  total: number;
  pressed: boolean;
  messages: RatingSummaryMessages;
  /** Makes the row a button. */
  onPress: (() => void) | undefined;
}

/** A share in whole percent; a non-zero one is not shown as zero. */
function shareIn(locale: string, share: number): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return share > 0 && share < 0.005 ? `<${percent.format(0.01)}` : percent.format(share);
}

/** One row: the number of reviews with these stars. */
export function RatingRow({
  stars,
  count,
  total,
  pressed,
  messages,
  onPress,
}: RatingRowProps): ReactElement {
  const locale = useLocale();
  const share = total === 0 ? 0 : count / total;
  const content = (
    <>
      <span data-part="label">{messages.stars({ stars })}</span>
      <progress
        aria-hidden="true"
        max={1}
        value={share}
        data-part="bar"
        className={classes['bar']}
      />
      <span data-part="count" className={classes['count']}>
        <span>{formatNumber(locale, count)}</span>
        <VisuallyHidden>{` ${messages.reviewsWord({ count })}, `}</VisuallyHidden>
      </span>
      <span data-part="share" className={classes['share']}>
        {shareIn(locale, share)}
      </span>
    </>
  );
  return (
    <li className={classes['item']}>
      {onPress ? (
        <button
          type="button"
          aria-pressed={pressed}
          data-part="row"
          className={classes['row']}
          onClick={onPress}
        >
          {content}
        </button>
      ) : (
        <div data-part="row" className={classes['row']}>
          {content}
        </div>
      )}
    </li>
  );
}
