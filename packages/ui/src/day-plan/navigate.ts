import { stopAt, type Day, type PlannedColumn, type Stop } from './plan.ts';
import type { Target } from './move.ts';
import type { Located } from './tiles.ts';

/** A key as the grid reads it: left and right in the direction of the text. */
export interface GridKey {
  key: string;
  control: boolean;
}

/** Where the focus is, and the minute that sideways moves keep. */
export interface Place {
  columnId: string;
  key: string;
  minute: number;
}

const pageMinutes = 60;

const limit = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** Left and right swap from right to left. */
export function readKey(event: { key: string; ctrlKey: boolean }, isRtl: boolean): GridKey {
  const swapped: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
  return { key: isRtl ? (swapped[event.key] ?? event.key) : event.key, control: event.ctrlKey };
}

const located = (columns: readonly PlannedColumn[], column: number, stop: Stop | undefined) => {
  const planned = columns[column];
  return planned && stop ? { column, planned, stop } : undefined;
};

/** The cell with the tab stop: the entry follows its moves, free time stays at its minute. */
export function cellOf(
  columns: readonly PlannedColumn[],
  { columnId, key, minute }: Place,
): Located | undefined {
  const own = columns.findIndex(({ column }) => column.id === columnId);
  const known = columns[own]?.byKey.get(key);
  if (known) return located(columns, own, known);
  if (key.startsWith('entry ')) {
    const other = columns.findIndex(({ byKey }) => byKey.has(key));
    if (other !== -1) return located(columns, other, columns[other]?.byKey.get(key));
  }
  const column = Math.max(0, own);
  const planned = columns[column];
  return planned && located(columns, column, stopAt(planned, minute));
}

export const placeOf = ({ planned, stop }: Located, minute: number): Place => ({
  columnId: planned.column.id,
  key: stop.key,
  minute,
});

function alongDay({ stops }: PlannedColumn, stop: Stop, by: number): Stop | undefined {
  return stops[limit(stops.indexOf(stop) + by, 0, stops.length - 1)];
}

function page(planned: PlannedColumn, stop: Stop, by: number, day: Day): Stop | undefined {
  const minute = limit(stop.from + by * pageMinutes, day.from, day.until - 1);
  const found = stopAt(planned, minute);
  // An entry may be longer than a page.
  return found === stop ? alongDay(planned, stop, by) : found;
}

/** Where a key moves the focus; undefined for a key that does not move it. */
export function navigate(
  { key, control }: GridKey,
  at: Located,
  minute: number,
  columns: readonly PlannedColumn[],
  day: Day,
): Place | undefined {
  const { column, planned, stop } = at;
  const vertical = (next: Stop | undefined): Place | undefined =>
    next && { columnId: planned.column.id, key: next.key, minute: next.from };
  const sideways = (index: number): Place | undefined => {
    const other = columns[limit(index, 0, columns.length - 1)];
    const next = other === planned ? stop : other && stopAt(other, minute);
    return other && next && { columnId: other.column.id, key: next.key, minute };
  };
  switch (key) {
    case 'ArrowDown':
      return vertical(alongDay(planned, stop, 1));
    case 'ArrowUp':
      return vertical(alongDay(planned, stop, -1));
    case 'ArrowRight':
      return sideways(column + 1);
    case 'ArrowLeft':
      return sideways(column - 1);
    case 'Home':
      return control ? vertical(planned.stops[0]) : sideways(0);
    case 'End':
      return control ? vertical(planned.stops.at(-1)) : sideways(columns.length - 1);
    case 'PageDown':
      return vertical(page(planned, stop, 1, day));
    case 'PageUp':
      return vertical(page(planned, stop, -1, day));
    default:
      return undefined;
  }
}

/** A minute on the slots of the day at which an entry of this length ends within the day. */
export function snap(minute: number, length: number, { from, until, step }: Day): number {
  const last = Math.max(0, Math.floor((until - from - length) / step));
  return from + limit(Math.round((minute - from) / step), 0, last) * step;
}

/** Where a key carries an entry; undefined for a key that does not carry. */
export function carryBy(
  { key, control }: GridKey,
  at: Target,
  length: number,
  columns: readonly PlannedColumn[],
  day: Day,
): Target | undefined {
  const index = columns.findIndex(({ column }) => column.id === at.columnId);
  const slots = (at.from - day.from) / day.step;
  const toMinute = (minute: number): Target => ({ ...at, from: snap(minute, length, day) });
  const toColumn = (next: number): Target => ({
    ...at,
    columnId: columns[limit(next, 0, columns.length - 1)]?.column.id ?? at.columnId,
  });
  switch (key) {
    case 'ArrowDown':
      return toMinute(day.from + (Math.floor(slots) + 1) * day.step);
    case 'ArrowUp':
      return toMinute(day.from + (Math.ceil(slots) - 1) * day.step);
    case 'ArrowRight':
      return toColumn(index + 1);
    case 'ArrowLeft':
      return toColumn(index - 1);
    case 'Home':
      return control ? toMinute(day.from) : toColumn(0);
    case 'End':
      return control ? toMinute(day.until) : toColumn(columns.length - 1);
    case 'PageDown':
      return toMinute(at.from + pageMinutes);
    case 'PageUp':
      return toMinute(at.from - pageMinutes);
    default:
      return undefined;
  }
}
