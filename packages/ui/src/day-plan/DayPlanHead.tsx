'use client';

import type { ReactElement } from 'react';
import { Avatar } from '../avatar/index.ts';
import type { DayPlanMessages } from './DayPlan.messages.ts';
import { rangeOf } from './day-plan-time.ts';
import { placed } from './placed.ts';
import type { PlannedColumn } from './plan.ts';
import classes from './DayPlan.module.css';

export interface DayPlanHeadProps {
  /** The drawn columns, by index. */
  drawn: readonly (readonly [index: number, planned: PlannedColumn])[];
  t: DayPlanMessages;
}

/** The barbers, with their hours. */
export function DayPlanHead({ drawn, t }: DayPlanHeadProps): ReactElement {
  return (
    <div role="row" aria-rowindex={1} data-part="head" className={classes['head']}>
      <div role="columnheader" aria-colindex={1} data-part="corner" className={classes['corner']}>
        <span>{t.time}</span>
      </div>
      {drawn.map(([index, { column }]) => (
        <div
          key={column.id}
          ref={placed({ index })}
          role="columnheader"
          aria-colindex={index + 2}
          data-part="barber"
          className={classes['barber']}
        >
          <Avatar name={column.name} src={column.picture} size={36} decorative eager />
          <span className={classes['person']}>
            <span data-part="name" className={classes['name']}>
              {column.name}
            </span>
            <span data-part="hours" className={classes['hours']}>
              {column.hours.length === 0 ? t.dayOff : column.hours.map(rangeOf).join(', ')}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
