'use client';

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
export function DayPlanNow({ now, day }: { now: number; day: Day }): ReactElement {
  return (
    <div
      ref={placed({ offset: now - day.from })}
      aria-hidden="true"
      data-part="now"
      className={classes['now']}
    />
  );
}

/** Whole and half hours, and the present time; the rows say theirs to screen readers. */
export function DayPlanAxis({ now, day }: { now: number | null; day: Day }): ReactElement {
  const first = Math.ceil(day.from / 30) * 30;
  const count = Math.max(0, Math.ceil((day.until - first) / 30));
  return (
    <div aria-hidden="true" data-part="axis" className={classes['axis']}>
      {Array.from({ length: count }, (_, index) => first + index * 30).map((minute) => (
        <span
          key={minute}
          ref={placed({ offset: minute - day.from })}
          data-part="time"
          data-rank={minute % 60 === 0 ? 'hour' : 'half'}
          className={classes['time']}
        >
          {timeOf(minute)}
        </span>
      ))}
      {now === null ? null : (
        <span
          ref={placed({ offset: now - day.from })}
          data-part="present"
          className={classes['present']}
        >
          {timeOf(now)}
        </span>
      )}
    </div>
  );
}
