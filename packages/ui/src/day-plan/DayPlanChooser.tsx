'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, type ReactElement } from 'react';
import { IconButton } from '../icon-button/index.ts';
import type { DayPlanMessages } from './DayPlan.messages.ts';
import type { DayPlanColumn } from './day-plan-types.ts';
import classes from './DayPlan.module.css';

export interface DayPlanChooserProps {
  columns: readonly DayPlanColumn[];
  value: string;
  onChange: (columnId: string, reason: 'choice' | 'press') => void;
  t: DayPlanMessages;
}

const Options = memo(({ columns }: Pick<DayPlanChooserProps, 'columns'>): ReactElement[] =>
  columns.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  )),
);

/** Chooses the barber that a narrow container shows. */
export function DayPlanChooser({ columns, value, onChange, t }: DayPlanChooserProps): ReactElement {
  const index = columns.findIndex(({ id }) => id === value);
  const go = (by: number): void => {
    const next = columns[index + by];
    if (next) onChange(next.id, 'press');
  };
  return (
    <div data-part="chooser" className={classes['chooser']}>
      <IconButton label={t.previousBarber} disabled={index <= 0} onClick={() => go(-1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      {/* Not a `Select`: the sheets of a whole field would be a third of this component's. */}
      <select
        aria-label={t.barber}
        value={value}
        data-part="barbers"
        className={classes['barbers']}
        onChange={(event) => onChange(event.target.value, 'choice')}
      >
        <Options columns={columns} />
      </select>
      <IconButton label={t.nextBarber} disabled={index >= columns.length - 1} onClick={() => go(1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}
