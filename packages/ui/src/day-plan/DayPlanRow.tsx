'use client';

import { memo, useMemo, type ReactElement } from 'react';
import { hiddenClass } from '../internal/hidden.ts';
import type { DayPlanMessages } from './DayPlan.messages.ts';
import { canAdd } from './can-add.ts';
import { timeOf } from './day-plan-time.ts';
import { DayPlanCell } from './DayPlanCell.tsx';
import { placed } from './placed.ts';
import type { Day } from './plan.ts';
import type { Located } from './tiles.ts';
import classes from './DayPlan.module.css';

export interface DayPlanRowProps {
  row: number;
  cells: readonly Located[];
  /** The cell of the row that has the tab stop of the grid. */
  current: Located | null;
  /** The carried entry, if it is in the row. */
  carriedId: string | null;
  day: Day;
  /** The present minute is in the row. */
  now: boolean;
  /** The consumer can add entries. */
  addable: boolean;
  /** The consumer can move entries. */
  movable: boolean;
  hintId: string;
  t: DayPlanMessages;
}

/** One slot of the day in every drawn column. */
function Row({
  row,
  cells,
  current,
  carriedId,
  day,
  now,
  addable,
  movable,
  hintId,
  t,
}: DayPlanRowProps): ReactElement {
  const from = day.from + row * day.step;
  const place = useMemo(() => placed({ row }), [row]);
  return (
    <div ref={place} role="row" aria-rowindex={row + 2} data-part="row" className={classes['row']}>
      {/* The visible times are one column: each of these beside it would be a layer of its own. */}
      <span
        role="rowheader"
        aria-colindex={1}
        aria-current={now ? 'time' : undefined}
        className={hiddenClass}
      >
        {timeOf(from)}
      </span>
      {cells.map((cell) => (
        <DayPlanCell
          key={`${cell.planned.column.id} ${cell.stop.key}`}
          cell={cell}
          rowFrom={from}
          step={day.step}
          current={current?.stop === cell.stop && current.column === cell.column}
          carried={carriedId !== null && cell.stop.entry?.id === carriedId}
          addable={addable && canAdd(cell)}
          movable={movable && cell.stop.entry?.movable === true}
          hintId={hintId}
          t={t}
        />
      ))}
    </div>
  );
}

const sameCells = (a: readonly Located[], b: readonly Located[]): boolean =>
  a.length === b.length &&
  a.every((one, index) => one.stop === b[index]?.stop && one.column === b[index].column);

/** The cells are the same as before for most rows of a plan that is scrolled. */
function isSameRow(a: DayPlanRowProps, b: DayPlanRowProps): boolean {
  return (
    sameCells(a.cells, b.cells) &&
    a.row === b.row &&
    a.current?.stop === b.current?.stop &&
    a.current?.column === b.current?.column &&
    a.carriedId === b.carriedId &&
    a.day.from === b.day.from &&
    a.day.step === b.day.step &&
    a.now === b.now &&
    a.addable === b.addable &&
    a.movable === b.movable &&
    a.t === b.t
  );
}

export const DayPlanRow = memo(Row, isSameRow);
