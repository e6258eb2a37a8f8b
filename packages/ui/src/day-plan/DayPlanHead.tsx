'use client';

import { memo, type ReactElement } from 'react';
import { Avatar } from '../avatar/index.ts';
import type { DayPlanMessages } from './DayPlan.messages.ts';
import { rangeOf } from './day-plan-time.ts';
import { placed } from './placed.ts';
import type { DayPlanColumn } from './day-plan-types.ts';
import type { PlannedColumn } from './plan.ts';
import classes from './DayPlan.module.css';

interface BarberProps {
  index: number;
  column: DayPlanColumn;
  t: DayPlanMessages;
}

/** A barber with the hours. */
const Barber = memo(({ index, column, t }: BarberProps): ReactElement => (
  <div
    ref={placed({ index })}
    role="columnheader"
    aria-colindex={index + 2}
    data-part="barber"
    className={classes['barber']}
  >
    {column.picture === undefined ? null : (
      <Avatar name={column.name} src={column.picture} size={36} decorative eager />
    )}
    <span className={classes['person']}>
      <span data-part="name" className={classes['name']}>
        {column.name}
      </span>
      <span data-part="hours" className={classes['hours']}>
        {column.hours.length === 0 ? t.dayOff : column.hours.map(rangeOf).join(', ')}
      </span>
    </span>
  </div>
));

export interface DayPlanHeadProps {
  /** Indexes of the drawn columns. */
  drawn: readonly number[];
  columns: readonly PlannedColumn[];
  t: DayPlanMessages;
}

/** The barbers, with their hours. */
export function DayPlanHead({ drawn, columns, t }: DayPlanHeadProps): ReactElement {
  return (
    <div role="row" aria-rowindex={1} data-part="head" className={classes['head']}>
      <div role="columnheader" aria-colindex={1} data-part="corner" className={classes['corner']}>
        <span>{t.time}</span>
      </div>
      {drawn.map((index) => {
        const column = columns[index]?.column;
        return column && <Barber key={column.id} index={index} column={column} t={t} />;
      })}
    </div>
  );
}
