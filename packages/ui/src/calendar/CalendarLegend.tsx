import type { ReactElement } from 'react';
import classes from './CalendarLegend.module.css';

interface CalendarLegendProps {
  selected: string;
  today: string;
  /** Null without hatched days, like the next two. */
  closed: string | null;
  full: string | null;
  few: string | null;
}

const states = ['selected', 'today', 'few', 'full', 'closed'] as const;

/**
 * The legend of the days' states. Hidden from assistive technology: each day's name contains its
 * state.
 */
export function CalendarLegend(props: CalendarLegendProps): ReactElement {
  return (
    <div aria-hidden="true" data-part="legend" className={classes['root']}>
      {states.map((state) =>
        props[state] === null ? null : (
          <span key={state} className={classes['item']}>
            <span data-state={state} className={classes['swatch']} />
            <span>{props[state]}</span>
          </span>
        ),
      )}
    </div>
  );
}
