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

const kinds = ['selected', 'today', 'few', 'full', 'closed'] as const;

/** What the looks of a day mean. Hidden from assistive technology: each day says it itself. */
export function CalendarLegend(props: CalendarLegendProps): ReactElement {
  return (
    <div aria-hidden="true" data-part="legend" className={classes['root']}>
      {kinds.map((kind) =>
        props[kind] === null ? null : (
          <span key={kind} className={classes['item']}>
            <span data-kind={kind} className={classes['swatch']} />
            {props[kind]}
          </span>
        ),
      )}
    </div>
  );
}
