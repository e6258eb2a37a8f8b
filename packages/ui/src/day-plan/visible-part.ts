import type { PlannedColumn, Stop } from './plan.ts';

/** The rows and columns that are drawn; both ends are part of it. */
export interface VisiblePart {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

/** Measured sizes in CSS pixels. */
export interface Metrics {
  slot: number;
  column: number;
  /** The column of times, and the row of barbers. */
  axis: number;
  head: number;
  /** The scroller without them. */
  inline: number;
  block: number;
}

/** Rows are added in groups, so that scrolling renders once in a while; columns are added one by one. */
const rowsTogether = 2;
const columnsAhead = 1;

/** Before the first measurement, and on a server. */
export const firstPart: VisiblePart = { firstRow: 0, lastRow: 31, firstColumn: 0, lastColumn: 5 };

/** What a scroller shows at an offset, and a little more on each side. */
export function partAt(
  { slot, column, inline, block }: Metrics,
  offset: { inline: number; block: number },
): VisiblePart {
  const group = rowsTogether * slot;
  return {
    firstRow: Math.max(0, (Math.floor(offset.block / group) - 1) * rowsTogether),
    lastRow: (Math.floor((offset.block + block) / group) + 2) * rowsTogether - 1,
    firstColumn: Math.max(0, Math.floor(offset.inline / column) - columnsAhead),
    lastColumn: Math.floor((offset.inline + inline - 1) / column) + columnsAhead,
  };
}

export const isSamePart = (a: VisiblePart, b: VisiblePart): boolean =>
  a.firstRow === b.firstRow &&
  a.lastRow === b.lastRow &&
  a.firstColumn === b.firstColumn &&
  a.lastColumn === b.lastColumn;

/** A stop in its column. */
export interface Located {
  /** Index of the column. */
  column: number;
  planned: PlannedColumn;
  stop: Stop;
}

/**
 * The cells to draw by row, in order. An entry is in the row that it begins in, which is drawn for
 * it even above the part; the focused cell is always drawn.
 */
export function cellsByRow(
  columns: readonly PlannedColumn[],
  part: VisiblePart,
  rows: number,
  focused: Located | undefined,
  step: number,
): [row: number, cells: readonly Located[]][] {
  const found = new Map<number, Located[]>();
  const draw = (located: Located): void => {
    const { row } = located.stop;
    const cells = found.get(row);
    if (cells) cells.push(located);
    else found.set(row, [located]);
  };
  for (let row = part.firstRow; row <= Math.min(part.lastRow, rows - 1); row += 1)
    found.set(row, []);
  for (const [column, planned] of columns.entries()) {
    const isShown = column >= part.firstColumn && column <= part.lastColumn;
    if (!isShown && column !== focused?.column) continue;
    for (const stop of planned.stops) {
      const lastRow = stop.row + Math.ceil((stop.until - stop.from) / step);
      const isInside = isShown && stop.row <= part.lastRow && lastRow >= part.firstRow;
      if (isInside || stop === focused?.stop) draw({ column, planned, stop });
    }
  }
  return [...found].toSorted(([a], [b]) => a - b);
}
