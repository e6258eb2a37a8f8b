import { useId, type ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import type { RenderLink } from '../internal/render-link.ts';
import type { SalonCardMessages } from './SalonCard.messages.ts';
import cardClasses from './SalonCard.module.css';
import classes from './SalonStarts.module.css';

/** A start time on a salon's card. */
export interface SalonCardStart {
  /** Short, such as "Today" or "28 Nov". */
  day: string;
  /** Such as "14:30". */
  time: string;
  /** For programs, such as "2026-11-19T14:30". */
  dateTime: string;
  /** Wraps day and time in the consumer's link. Its name SHOULD also name the salon. */
  renderLink: RenderLink;
}

interface SalonStartsProps {
  starts: readonly SalonCardStart[];
  messages: SalonCardMessages;
}

const shownAtMost = 3;

/** The next start times in columns of equal width, or the words that there are none. */
export function SalonStarts({ starts, messages }: SalonStartsProps): ReactElement {
  const labelId = useId();
  return (
    <div data-part="starts" className={classes['starts']}>
      <p id={labelId} className={cx(cardClasses['next'], classes['label'])}>
        {messages.nextAvailable}
        {starts.length === 0 ? <span data-part="no-starts">{messages.noStarts}</span> : null}
      </p>
      {starts.length === 0 ? null : (
        <ul role="list" aria-labelledby={labelId} className={classes['times']}>
          {starts.slice(0, shownAtMost).map(({ day, time, dateTime, renderLink }) => (
            <li key={dateTime} data-part="start" className={classes['start']}>
              {renderLink({
                className: classes['startLink'],
                children: (
                  <time dateTime={dateTime}>
                    <span className={classes['day']}>{day}</span>{' '}
                    <span className={classes['time']}>{time}</span>
                  </time>
                ),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
