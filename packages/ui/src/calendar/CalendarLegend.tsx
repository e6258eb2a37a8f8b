import type { ReactElement } from 'react';
import classes from './CalendarLegend.module.css';

interface CalendarLegendProps {
  selected: string;
  today: string;
  /** Null where no day is hatched. */
  closed: string | null;
}

/** What the looks of a day mean. Hidden from assistive technology: each day says it itself. */
export function CalendarLegend({ selected, today, closed }: CalendarLegendProps): ReactElement {
  return (
    <div aria-hidden="true" data-part="legend" className={classes['root']}>
      <span className={classes['item']}>
        <span data-kind="selected" className={classes['swatch']} />
        {selected}
      </span>
      <span className={classes['item']}>
        <span data-kind="today" className={classes['swatch']} />
        {today}
      </span>
      {closed === null ? null : (
        <span className={classes['item']}>
          <span data-kind="closed" className={classes['swatch']} />
          {closed}
        </span>
      )}
    </div>
  );
}
