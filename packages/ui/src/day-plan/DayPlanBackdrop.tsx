'use client';

import { memo, type ReactElement } from 'react';
import { timeOf } from './day-plan-time.ts';
import { placed } from './placed.ts';
import type { Day, PlannedColumn } from './plan.ts';
import classes from './DayPlan.module.css';

interface ColumnProps {
  index: number;
  planned: PlannedColumn;
  day: Day;
}

/** Lines of the slots, time outside of the hours, absences. */
const Column = memo(({ index, planned, day }: ColumnProps): ReactElement => (
  <div ref={placed({ index })} data-part="column" className={classes['column']}>
    {planned.closed.map(({ from, until }) => (
      <div
        key={from}
        ref={placed({ offset: from - day.from, minutes: until - from })}
        data-part="closed"
        className={classes['closed']}
      />
    ))}
    {planned.column.absences?.map(({ from, until, label }) => (
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
));

/** Of all columns: a scroller snaps only to what exists. */
const Snaps = memo(({ count }: { count: number }): ReactElement[] =>
  Array.from({ length: count }, (_, index) => (
    <span key={index} ref={placed({ index })} className={classes['snap']} />
  )),
);

export interface DayPlanBackdropProps {
  /** Indexes of the drawn columns. */
  drawn: readonly number[];
  columns: readonly PlannedColumn[];
  day: Day;
}

/** Behind the cells, which say the same in words. */
export function DayPlanBackdrop({ drawn, columns, day }: DayPlanBackdropProps): ReactElement {
  return (
    <div aria-hidden="true" className={classes['backdrop']}>
      <Snaps count={columns.length} />
      {drawn.map((index) => {
        const planned = columns[index];
        return (
          planned && <Column key={planned.column.id} index={index} planned={planned} day={day} />
        );
      })}
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

/** The present time covers a time that begins up to so many minutes before or after it. */
const coveredBefore = 14;
const coveredAfter = 3;

/** Whole and half hours, and the present time; the rows say theirs to screen readers. */
function Axis({ now, day }: { now: number | null; day: Day }): ReactElement {
  const first = Math.ceil(day.from / 30) * 30;
  const count = Math.max(0, Math.ceil((day.until - first) / 30));
  const minutes = Array.from({ length: count }, (_, index) => first + index * 30).filter(
    (minute) => now === null || minute - now > coveredAfter || now - minute > coveredBefore,
  );
  return (
    <div aria-hidden="true" data-part="axis" className={classes['axis']}>
      {minutes.map((minute) => (
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

export const DayPlanAxis = memo(Axis);
