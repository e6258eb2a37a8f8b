import type { ReactElement } from 'react';
import classes from './CalendarLegend.module.css';

interface CalendarLegendProps {
  selected: string;
  today: string;
  /** Null where no day is hatched, as the next two. */
  closed: string | null;
  full: string | null;
  few: string | null;
}

const states = ['selected', 'today', 'few', 'full', 'closed'] as const;

/** What the looks of a day mean. Hidden from assistive technology: each day says it itself. */
export function CalendarLegend(props: CalendarLegendProps): ReactElement {
  return (
    <div aria-hidden="true" data-part="legend" className={classes['root']}>
      {states.map((state) =>
        props[state] === null ? null : (
          <span key={state} className={classes['item']}>
            <span data-state={state} className={classes['swatch']} />
            {props[state]}
          </span>
        ),
      )}
    </div>
  );
}
