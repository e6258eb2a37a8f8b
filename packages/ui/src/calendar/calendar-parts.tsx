'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, type ComponentProps, type ReactElement } from 'react';
import { useDayPicker, type DayButtonProps, type NavProps } from 'react-day-picker';
import { IconButton } from '../icon-button/index.ts';
import { twoLetters } from './calendar-format.ts';
import classes from './Calendar.module.css';

/** A day: always focusable, selectable only if available. */
export function CalendarDay({ day: _, modifiers, ...rest }: DayButtonProps): ReactElement {
  const ref = useRef<HTMLButtonElement>(null);
  const { focused, unavailable, closed, full, few, today, selected } = modifiers;
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      aria-disabled={unavailable === true ? true : undefined}
      data-part="day"
      data-closed={closed ? '' : undefined}
      data-full={full ? '' : undefined}
      data-few={few ? '' : undefined}
      data-unavailable={unavailable ? '' : undefined}
      data-today={today ? '' : undefined}
      data-selected={selected ? '' : undefined}
    />
  );
}

/** The two month buttons. */
export function CalendarNav({
  onPreviousClick,
  onNextClick,
  previousMonth,
  nextMonth,
  ...rest
}: NavProps): ReactElement {
  const { labels } = useDayPicker();
  return (
    <div {...rest} role="group">
      <IconButton
        label={labels.labelPrevious(previousMonth)}
        disabled={!previousMonth}
        onClick={onPreviousClick}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton label={labels.labelNext(nextMonth)} disabled={!nextMonth} onClick={onNextClick}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}

/** Name of a column: three letters if there is room, else two. */
export function CalendarWeekday({ children, ...rest }: ComponentProps<'th'>): ReactElement {
  const text = typeof children === 'string' ? children : '';
  return (
    <th {...rest}>
      <span className={classes['wide']}>{text}</span>
      <span className={classes['narrow']}>{twoLetters(text)}</span>
    </th>
  );
}
