'use client';

import { memo, type ReactElement } from 'react';
import type { DayPlanMessages } from './DayPlan.messages.ts';
import { cx } from '../internal/cx.ts';
import { canAdd } from './can-add.ts';
import { timeOf } from './day-plan-time.ts';
import { DayPlanBlock, isWhole, nameOfEntry } from './DayPlanBlock.tsx';
import { placedCell } from './placed.ts';
import type { Located } from './tiles.ts';
import classes from './DayPlan.module.css';

export interface DayPlanCellProps {
  cell: Located;
  /** First minute of its row. */
  rowFrom: number;
  step: number;
  /** Has the tab stop of the grid. */
  current: boolean;
  /** The entry is carried, and this is where it was. */
  carried: boolean;
  /** Free time that can be pressed. */
  addable: boolean;
  movable: boolean;
  /** Id of the text that says how to move it. */
  hintId: string;
  t: DayPlanMessages;
}

function nameOf({ planned, stop }: Located, t: DayPlanMessages): string {
  const { from, place, absence } = stop;
  const barber = planned.column.name;
  if (place === 'absence') return t.absent(timeOf(from), barber, absence ?? '');
  if (place === 'outside') return t.outside(timeOf(from), barber);
  return canAdd({ planned, stop }) ? t.free(timeOf(from), barber) : t.past(timeOf(from), barber);
}

/** An entry, or free time of one slot. */
function Cell({
  cell,
  rowFrom,
  step,
  current,
  carried,
  addable,
  movable,
  hintId,
  t,
}: DayPlanCellProps): ReactElement {
  const { column, stop } = cell;
  const { entry } = stop;
  const shared = {
    ref: placedCell(cell, rowFrom),
    role: 'gridcell',
    'aria-colindex': column + 2,
    tabIndex: current ? 0 : -1,
  };
  if (entry === null) {
    return (
      <div
        {...shared}
        aria-label={nameOf(cell, t)}
        aria-disabled={addable ? undefined : true}
        data-part="gap"
        className={classes['gap']}
      />
    );
  }
  const rows = Math.ceil((stop.until - rowFrom) / step);
  return (
    <div
      {...shared}
      aria-label={nameOfEntry(entry, t)}
      aria-rowspan={rows > 1 ? rows : undefined}
      aria-describedby={movable ? hintId : undefined}
      data-part="entry"
      data-entry={entry.id}
      data-variant={entry.variant ?? 'booking'}
      data-state={entry.state}
      data-movable={movable ? '' : undefined}
      data-carried={carried ? '' : undefined}
      className={cx(classes['entry'], isWhole(entry) && classes['whole'])}
    >
      <DayPlanBlock entry={entry} stop={stop} step={step} t={t} />
    </div>
  );
}

/** A plan has hundreds: one that shows the same is not rendered again. */
export const DayPlanCell = memo(
  Cell,
  (a, b) =>
    a.cell.stop === b.cell.stop &&
    a.cell.column === b.cell.column &&
    a.rowFrom === b.rowFrom &&
    a.step === b.step &&
    a.current === b.current &&
    a.carried === b.carried &&
    a.addable === b.addable &&
    a.movable === b.movable &&
    a.t === b.t,
);
