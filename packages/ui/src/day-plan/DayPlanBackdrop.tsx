import type { ReactElement } from 'react';
import { timeOf } from './day-plan-time.ts';
import { placed } from './placed.ts';
import type { Day, PlannedColumn } from './plan.ts';
import classes from './DayPlan.module.css';

export interface DayPlanBackdropProps {
  /** The drawn columns, by index. */
  drawn: readonly (readonly [index: number, planned: PlannedColumn])[];
  /** Of all columns. */
  count: number;
  day: Day;
}

/** Behind the cells: columns, time outside of the hours, absences. The cells say the same in words. */
export function DayPlanBackdrop({ drawn, count, day }: DayPlanBackdropProps): ReactElement {
  return (
    <div aria-hidden="true" className={classes['backdrop']}>
      {/* Of all columns: a scroller snaps only to what exists. */}
      {Array.from({ length: count }, (_, index) => (
        <span key={index} ref={placed({ index })} className={classes['snap']} />
      ))}
      {drawn.map(([index, { column, closed }]) => (
        <div
          key={column.id}
          ref={placed({ index })}
          data-part="column"
          className={classes['column']}
        >
          {closed.map(({ from, until }) => (
            <div
              key={from}
              ref={placed({ offset: from - day.from, minutes: until - from })}
              data-part="closed"
              className={classes['closed']}
            />
          ))}
          {column.absences?.map(({ from, until, label }) => (
            <div
              key={from}
              ref={placed({
                offset: Math.max(from, day.from) - day.from,
                minutes: Math.min(until, day.until) - Math.max(from, day.from),
              })}
              data-part="absence"
              className={classes['absence']}
            >
              <span className={classes['reason']}>{label}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The line of the present time. */
export function DayPlanNow({ now, day }: { now: number; day: Day }): ReactElement | null {
  if (now < day.from || now >= day.until) return null;
  return (
    <div
      ref={placed({ offset: now - day.from })}
      aria-hidden="true"
      data-part="now"
      className={classes['now']}
    >
      <span className={classes['present']}>{timeOf(now)}</span>
    </div>
  );
}
