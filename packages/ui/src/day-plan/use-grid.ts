'use client';

import {
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { DayPlanDetails, DayPlanGap } from './day-plan-types.ts';
import { isCarrying } from './move.ts';
import { carryBy, cellOf, navigate, placeOf, readKey, type Place } from './navigate.ts';
import { canAdd } from './can-add.ts';
import { cellAround } from './placed.ts';
import type { Day, PlannedColumn } from './plan.ts';
import type { Carry } from './use-carry.ts';
import { useGridFocus } from './use-grid-focus.ts';
import type { Located } from './tiles.ts';

export interface GridOptions {
  scroller: RefObject<HTMLElement | null>;
  columns: readonly PlannedColumn[];
  day: Day;
  /** The minute of the tab stop before the first focus. */
  anchor: number;
  carry: Carry;
  onOpen: ((entryId: string, details: DayPlanDetails) => void) | undefined;
  onAdd: ((gap: DayPlanGap, details: DayPlanDetails) => void) | undefined;
}

export interface GridHandlers {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

interface Grid {
  /** The cell with the tab stop. */
  current: Located | undefined;
  handlers: GridHandlers;
}

/** The letter by its place too: a Greek keyboard types another one. */
const isPickUp = ({ key, code }: { key: string; code: string }): boolean =>
  key.toLowerCase() === 'm' || code === 'KeyM';

const isPress = (key: string): boolean => key === 'Enter' || key === ' ';

/** One tab stop, keys that move the focus or the carried entry, and presses. */
export function useGrid({
  scroller,
  columns,
  day,
  anchor,
  carry,
  onOpen,
  onAdd,
}: GridOptions): Grid {
  const [place, setPlace] = useState<Place | null>(null);
  const at = place ?? { columnId: columns[0]?.column.id ?? '', key: '', minute: anchor };
  const current = cellOf(columns, at);

  const focus = useGridFocus(scroller, () => {
    const move = carry.moves.get();
    if (isCarrying(move) && move.by === 'key') carry.giveUp();
  });

  /** A cell that shows the same as before was not drawn again with its new column. */
  const cellAt = (target: EventTarget | null): Located | undefined => {
    const drawn = cellAround(target);
    const planned = drawn && columns[drawn.column];
    const stop = drawn && planned?.byKey.get(drawn.stop.key);
    return planned && stop && { column: drawn.column, planned, stop };
  };

  const press = ({ planned, stop }: Located, reason: 'press' | 'key'): void => {
    if (stop.entry) onOpen?.(stop.entry.id, { reason });
    else if (canAdd({ planned, stop })) {
      onAdd?.({ columnId: planned.column.id, from: stop.from }, { reason });
    }
  };

  /** @returns whether the key was one of a carried entry */
  const carryKey = (event: KeyboardEvent<HTMLElement>, isRtl: boolean): boolean => {
    const move = carry.moves.get();
    if (!isCarrying(move)) return false;
    if (event.key === 'Escape') carry.giveUp();
    else if (isPress(event.key)) {
      if (move.by === 'key') carry.drop();
    } else {
      const { entry } = move;
      const length = entry.until - entry.from;
      const target = carryBy(readKey(event, isRtl), move.at, length, columns, day);
      if (!target) return isPickUp(event);
      if (move.by === 'key') carry.carry(target);
    }
    return true;
  };

  const gridKey = (event: KeyboardEvent<HTMLElement>, cell: Located, isRtl: boolean): boolean => {
    if (isPress(event.key)) {
      press(cell, 'key');
      return true;
    }
    if (isPickUp(event) && !event.ctrlKey) {
      if (cell.stop.entry) carry.pick(cell.stop.entry, 'key');
      return cell.stop.entry !== null;
    }
    const next = navigate(readKey(event, isRtl), cell, at.minute, columns, day);
    if (!next) return false;
    carry.moves.send({ type: 'settle' });
    setPlace(next);
    // At an edge nothing is rendered that would take the request.
    if (next.columnId !== at.columnId || next.key !== at.key) focus.request();
    return true;
  };

  return {
    current,
    handlers: {
      onKeyDown: (event) => {
        const cell = cellAt(event.target);
        if (!cell || event.altKey || event.metaKey) return;
        const isRtl = event.currentTarget.matches(':dir(rtl)');
        if (carryKey(event, isRtl) || gridKey(event, cell, isRtl)) event.preventDefault();
      },
      onClick: (event) => {
        const cell = cellAt(event.target);
        if (!cell) return;
        carry.moves.send({ type: 'settle' });
        press(cell, 'press');
      },
      onFocus: (event) => {
        focus.onFocus(event);
        const cell = cellAt(event.target);
        if (cell && cell.stop !== current?.stop) setPlace(placeOf(cell, cell.stop.from));
      },
      onBlur: focus.onBlur,
    },
  };
}
