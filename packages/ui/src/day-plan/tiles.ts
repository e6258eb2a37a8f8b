import { tileRows, type PlannedColumn, type Stop } from './plan.ts';

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

/** Tiles that are drawn; a number tells the rows, then the column. */
export type Tiles = ReadonlySet<number>;

const mostColumns = 4096;

const tileOf = (band: number, column: number): number => band * mostColumns + column;

const placeOf = (tile: number): { band: number; column: number } => ({
  band: Math.floor(tile / mostColumns),
  column: tile % mostColumns,
});

interface Part {
  firstBand: number;
  lastBand: number;
  firstColumn: number;
  lastColumn: number;
}

function tilesOf({ firstBand, lastBand, firstColumn, lastColumn }: Part): number[] {
  const tiles: number[] = [];
  for (let band = firstBand; band <= lastBand; band += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      tiles.push(tileOf(band, column));
    }
  }
  return tiles;
}

/** Before the first measurement, and on a server. */
export const firstTiles: Tiles = new Set(
  tilesOf({ firstBand: 0, lastBand: 7, firstColumn: 0, lastColumn: 5 }),
);

interface Size {
  columns: number;
  rows: number;
}

/** The whole plan, for paper. */
export const allTiles = ({ columns, rows }: Size): Tiles =>
  new Set(
    tilesOf({
      firstBand: 0,
      lastBand: Math.ceil(rows / tileRows) - 1,
      firstColumn: 0,
      lastColumn: columns - 1,
    }),
  );

/** What a scroller of a plan shows at an offset, then one more tile on each side. */
export function tilesAt(
  { slot, column, inline, block }: Metrics,
  offset: { inline: number; block: number },
  { columns, rows }: Size,
): Tiles {
  const size = tileRows * slot;
  const last = { band: Math.ceil(rows / tileRows) - 1, column: columns - 1 };
  const around = (by: number): number[] =>
    tilesOf({
      firstBand: Math.max(0, Math.floor(offset.block / size) - by),
      lastBand: Math.min(last.band, Math.floor((offset.block + block - 1) / size) + by),
      firstColumn: Math.max(0, Math.floor(offset.inline / column) - by),
      lastColumn: Math.min(last.column, Math.floor((offset.inline + inline - 1) / column) + by),
    });
  return new Set([...around(0), ...around(1)]);
}

/**
 * Draws a few of the wanted tiles, and drops as many of the others, first of the same rows, which
 * are painted again anyway; the same set when nothing is left.
 */
export function nextTiles(drawn: Tiles, wanted: Tiles, atOnce: number): Tiles {
  const missing = [...wanted].filter((tile) => !drawn.has(tile)).slice(0, atOnce);
  const stale = [...drawn].filter((tile) => !wanted.has(tile));
  if (missing.length === 0 && stale.length === 0) return drawn;
  const bands = new Set(missing.map((tile) => placeOf(tile).band));
  const isElsewhere = (tile: number): number => Number(!bands.has(placeOf(tile).band));
  const dropped = stale.toSorted((a, b) => isElsewhere(a) - isElsewhere(b) || a - b);
  const next = new Set([...drawn, ...missing]);
  for (const tile of dropped.slice(0, atOnce)) next.delete(tile);
  return next;
}

/** The fewest and the most tiles between two frames. */
const fewest = 2;
const most = 8;
/** A shorter frame has room for more, a longer one is too long. */
const quickMs = 25;
const slowMs = 40;

/** How many tiles to draw after a frame of this length. */
export function paceAfter(atOnce: number, frameMs: number): number {
  if (frameMs < quickMs) return Math.min(most, atOnce * 2);
  return frameMs > slowMs ? Math.max(fewest, atOnce / 2) : atOnce;
}

/** A stop in its column. */
export interface Located {
  /** Index of the column. */
  column: number;
  planned: PlannedColumn;
  stop: Stop;
}

export interface DrawnCells {
  /** Indexes of the columns, in order. */
  columns: readonly number[];
  rows: readonly (readonly [row: number, cells: readonly Located[]])[];
}

/**
 * The cells to draw by row, in order. An entry is in the row that it begins in, which is drawn for
 * it even above the tiles; the focused cell is always drawn.
 */
export function cellsOf(
  columns: readonly PlannedColumn[],
  tiles: Tiles,
  rows: number,
  focused: Located | undefined,
): DrawnCells {
  const found = new Map<number, Located[]>();
  const shown = new Set<number>();
  const drawn = new Set<Stop>();
  const draw = (located: Located): void => {
    if (drawn.has(located.stop)) return;
    drawn.add(located.stop);
    shown.add(located.column);
    const cells = found.get(located.stop.row);
    if (cells) cells.push(located);
    else found.set(located.stop.row, [located]);
  };
  for (const tile of [...tiles].toSorted((a, b) => a - b)) {
    const { band, column } = placeOf(tile);
    const planned = columns[column];
    if (!planned || band * tileRows >= rows) continue;
    shown.add(column);
    for (let row = band * tileRows; row < Math.min((band + 1) * tileRows, rows); row += 1) {
      if (!found.has(row)) found.set(row, []);
    }
    for (const stop of planned.stopsByBand[band] ?? []) draw({ column, planned, stop });
  }
  if (focused) draw(focused);
  return {
    columns: [...shown].toSorted((a, b) => a - b),
    rows: [...found]
      .toSorted(([a], [b]) => a - b)
      .map(([row, cells]) => [row, cells.toSorted((a, b) => a.column - b.column)] as const),
  };
}
