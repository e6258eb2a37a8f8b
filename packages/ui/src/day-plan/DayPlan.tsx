'use client';

import { useId, useMemo, useRef, useState, type ComponentProps, type ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../messages/index.ts';
import { en, type DayPlanMessages } from './DayPlan.messages.ts';
import type {
  DayPlanColumn,
  DayPlanDetails,
  DayPlanEntry,
  DayPlanGap,
  DayPlanMove,
  DayPlanRefusal,
} from './day-plan-types.ts';
import { DayPlanAxis, DayPlanBackdrop, DayPlanNow } from './DayPlanBackdrop.tsx';
import { DayPlanChooser } from './DayPlanChooser.tsx';
import { DayPlanHead } from './DayPlanHead.tsx';
import { DayPlanCarried, DayPlanStatus } from './DayPlanMove.tsx';
import { DayPlanRow } from './DayPlanRow.tsx';
import { placed } from './placed.ts';
import { createPlanner, rowsOf, type Day } from './plan.ts';
import { useCarry } from './use-carry.ts';
import { useDrag } from './use-drag.ts';
import { useDrawnTiles } from './use-drawn-tiles.ts';
import { cellsOf } from './tiles.ts';
import { useGrid } from './use-grid.ts';
import { useVisibleColumn, type VisibleColumnProps } from './use-visible-column.ts';
import classes from './DayPlan.module.css';

/** Props of {@link DayPlan}: every attribute of a `div`. Times are minutes since midnight on the salon's clock. */
export interface DayPlanProps extends Omit<ComponentProps<'div'>, 'children'>, VisibleColumnProps {
  /** Names the grid: the day, such as "Thursday 26 November". */
  label: string;
  /** The barbers, in order. */
  columns: readonly DayPlanColumn[];
  /** The blocks of all columns, in any order. One that changes is a new object. */
  entries: readonly DayPlanEntry[];
  /** The first minute that is shown, a whole number of steps. */
  from: number;
  /** The minute after the last one that is shown. */
  until: number;
  /** Minutes of a slot: what one row shows, and what a move snaps to. @default 15 */
  step?: number | undefined;
  /** The present minute, if the day is today; draws the line. */
  now?: number | undefined;
  /** Called when an entry is pressed. Without it, entries cannot be opened. */
  onOpen?: ((entryId: string, details: DayPlanDetails) => void) | undefined;
  /** Called when free time is pressed. Without it, nothing can be added. */
  onAdd?: ((gap: DayPlanGap, details: DayPlanDetails) => void) | undefined;
  /** Called when an entry is dropped at another place. Without it, nothing can be moved. */
  onMove?: ((move: DayPlanMove, details: DayPlanDetails) => void) | undefined;
  /**
   * Says why a place is refused, or what a drop there causes; called for each new place of a carried
   * entry, before the drop.
   */
  refusal?: ((draft: DayPlanMove) => DayPlanRefusal) | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<DayPlanMessages> | undefined;
}

/**
 * The plan of one day of a salon: a column for each barber, time downwards. Renders a `div` around a
 * grid with one tab stop. Entries can be opened and moved, free time can be pressed; a narrow
 * container shows one barber at a time. Only the visible part is in the document.
 *
 * @since 0.2.0
 * @status beta
 * @example
 * <DayPlan
 *   label="Thursday 26 November"
 *   columns={[{ id: 'eleni', name: 'Eleni Vasiliou', hours: [{ from: 540, until: 1020 }] }]}
 *   entries={bookings}
 *   from={480}
 *   until={1200}
 *   now={612}
 *   onOpen={openBooking}
 *   onAdd={addBooking}
 *   onMove={moveBooking}
 *   refusal={(draft) => whyNot(draft)}
 * />
 */
export function DayPlan({
  label,
  columns,
  entries,
  from,
  until,
  step = 15,
  now,
  onOpen,
  onAdd,
  onMove,
  refusal,
  visibleColumn,
  defaultVisibleColumn,
  onVisibleColumnChange,
  messages,
  className,
  ...rest
}: DayPlanProps): ReactElement {
  const t = useMessages('dayPlan', en, messages);
  const hintId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [plan] = useState(createPlanner);
  const day = useMemo((): Day => ({ from, until, step }), [from, until, step]);
  const planned = plan(columns, entries, day);
  const slots = (until - from) / step;
  const opening = Math.min(...columns.flatMap(({ hours }) => hours.map((one) => one.from)), until);
  const anchor = now ?? (opening < until ? opening : from);
  const start = Math.max(0, Math.floor((Math.floor(anchor / 60) * 60 - 60 - from) / step));
  const { tiles, metrics } = useDrawnTiles(scroller, slots, columns.length, start);
  const [visible, show] = useVisibleColumn({
    scroller,
    metrics,
    columns,
    visibleColumn,
    defaultVisibleColumn,
    onVisibleColumnChange,
  });
  const carry = useCarry({ entries, onMove, refusal });
  const drag = useDrag({ scroller, metrics, columns: planned, day, carry });
  const grid = useGrid({ scroller, columns: planned, day, anchor, carry, onOpen, onAdd });
  const { current } = grid;
  const drawn = cellsOf(planned, tiles, rowsOf(day), current);
  const present = now !== undefined && now >= from && now < until ? now : null;
  const nowRow = present === null ? -1 : Math.floor((present - from) / step);

  return (
    <div
      {...rest}
      data-component="day-plan"
      data-carrying={carry.carriedId === null ? undefined : ''}
      className={cx(classes['root'], className)}
    >
      <DayPlanChooser columns={columns} value={visible} onChange={show} t={t} />
      <div className={classes['frame']}>
        <div ref={scroller} data-part="scroller" className={classes['scroller']}>
          <div
            {...drag}
            {...grid.handlers}
            ref={placed({ count: columns.length, slots, step, lead: (60 - (from % 60)) % 60 })}
            role="grid"
            aria-label={label}
            aria-rowcount={rowsOf(day) + 1}
            aria-colcount={columns.length + 1}
            data-part="grid"
            className={classes['grid']}
          >
            <DayPlanHead drawn={drawn.columns} columns={planned} t={t} />
            <DayPlanAxis now={present} day={day} />
            <DayPlanBackdrop drawn={drawn.columns} columns={planned} day={day} />
            {present === null ? null : <DayPlanNow now={present} day={day} />}
            {drawn.rows.map(([row, cells]) => (
              <DayPlanRow
                key={row}
                row={row}
                cells={cells}
                current={current?.stop.row === row ? current : null}
                carriedId={
                  cells.some(({ stop }) => stop.entry !== null && stop.entry.id === carry.carriedId)
                    ? carry.carriedId
                    : null
                }
                day={day}
                now={row === nowRow}
                addable={onAdd !== undefined}
                movable={onMove !== undefined}
                hintId={hintId}
                t={t}
              />
            ))}
            <DayPlanCarried moves={carry.moves} columns={planned} day={day} t={t} />
          </div>
        </div>
      </div>
      <span id={hintId} hidden>
        {t.movable}
      </span>
      <DayPlanStatus moves={carry.moves} columns={planned} t={t} />
    </div>
  );
}
