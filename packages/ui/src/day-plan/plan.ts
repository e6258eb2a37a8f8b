import type { DayPlanColumn, DayPlanEntry, DayPlanRange } from './day-plan-types.ts';
import { lanesOf } from './lanes.ts';
import { busyRanges, isOccupying, mergeRanges, outsideOf } from './ranges.ts';

/** The day that is shown, cut into slots. */
export interface Day extends DayPlanRange {
  /** Minutes of a slot. */
  step: number;
}

/** A place that the focus can go to: an entry, or free time within one slot. */
export interface Stop extends DayPlanRange {
  key: string;
  /** The slot that it begins in. */
  row: number;
  /** `null` for free time. */
  entry: DayPlanEntry | null;
  /** Where free time is. */
  place: 'hours' | 'outside' | 'absence';
  /** Why the barber is away. */
  absence: string | null;
  /** Position among entries at the same time, and their number. */
  lane: number;
  lanes: number;
}

/** A column with everything that is in it, in the order of the day. */
export interface PlannedColumn {
  column: DayPlanColumn;
  entries: readonly DayPlanEntry[];
  stops: readonly Stop[];
  byKey: ReadonlyMap<string, Stop>;
  /** What is in the rows of each tile. */
  stopsByBand: readonly (readonly Stop[])[];
  /** Outside of the working hours. */
  closed: readonly DayPlanRange[];
}

/** Rows of a tile: one column of them is the least that is drawn at a time. */
export const tileRows = 4;

export const entryKey = (id: string): string => `entry ${id}`;

/** The number of slots. */
export const rowsOf = ({ from, until, step }: Day): number =>
  Math.max(1, Math.ceil((until - from) / step));

const holds = ({ from, until }: DayPlanRange, minute: number): boolean =>
  from <= minute && minute < until;

function entryStops(entries: readonly DayPlanEntry[], day: Day): Stop[] {
  const lanes = lanesOf(entries);
  return entries.flatMap((entry, index) => {
    const from = Math.max(entry.from, day.from);
    const until = Math.min(entry.until, day.until);
    if (from >= until) return [];
    const { lane, lanes: count } = lanes[index] ?? { lane: 0, lanes: 1 };
    const row = Math.floor((from - day.from) / day.step);
    const place = 'hours' as const;
    return {
      key: entryKey(entry.id),
      row,
      from,
      until,
      entry,
      place,
      absence: null,
      lane,
      lanes: count,
    };
  });
}

function gapStop(column: DayPlanColumn, row: number, from: number, until: number): Stop {
  const absence = column.absences?.find((one) => holds(one, from)) ?? null;
  const isOpen = column.hours.some((one) => holds(one, from));
  const inHours = isOpen ? 'hours' : 'outside';
  return {
    key: `slot ${row}`,
    row,
    from,
    until,
    entry: null,
    place: absence ? 'absence' : inHours,
    absence: absence?.label ?? null,
    lane: 0,
    lanes: 1,
  };
}

/** The first free stretch of each slot. */
function gapStops(column: DayPlanColumn, entries: readonly DayPlanEntry[], day: Day): Stop[] {
  const busy = mergeRanges(entries.filter(isOccupying).flatMap(busyRanges));
  const stops: Stop[] = [];
  let next = 0;
  for (let row = 0; row < rowsOf(day); row += 1) {
    let from = day.from + row * day.step;
    const end = Math.min(from + day.step, day.until);
    for (let at = busy[next]; at && at.until <= from; at = busy[next]) next += 1;
    let range = busy[next];
    if (range && range.from <= from) {
      from = range.until;
      range = busy[next + 1];
    }
    const until = Math.min(end, range?.from ?? end);
    if (from < until) stops.push(gapStop(column, row, from, until));
  }
  return stops;
}

function bandsOf(stops: readonly Stop[], { from, step }: Day): Stop[][] {
  const bands: Stop[][] = [];
  for (const stop of stops) {
    const lastRow = Math.ceil((stop.until - from) / step) - 1;
    for (let band = Math.floor(stop.row / tileRows); band <= lastRow / tileRows; band += 1) {
      (bands[band] ??= []).push(stop);
    }
  }
  return bands;
}

const inOrder = (a: Stop, b: Stop): number =>
  a.from - b.from || Number(a.entry === null) - Number(b.entry === null) || a.lane - b.lane;

const isSameStop = (a: Stop, b: Stop): boolean =>
  a.row === b.row &&
  a.from === b.from &&
  a.until === b.until &&
  a.entry === b.entry &&
  a.place === b.place &&
  a.absence === b.absence &&
  a.lane === b.lane &&
  a.lanes === b.lanes;

/**
 * Puts entries into lanes, and finds the free time between them. Keeps the stops of the same column
 * before that did not change, so that only the others are drawn again.
 */
export function planColumn(
  column: DayPlanColumn,
  entries: readonly DayPlanEntry[],
  day: Day,
  before?: PlannedColumn,
): PlannedColumn {
  const kept = before?.column === column ? before.byKey : undefined;
  const stops = [...entryStops(entries, day), ...gapStops(column, entries, day)]
    .toSorted(inOrder)
    .map((stop) => {
      const known = kept?.get(stop.key);
      return known && isSameStop(known, stop) ? known : stop;
    });
  return {
    column,
    entries,
    stops,
    byKey: new Map(stops.map((stop) => [stop.key, stop])),
    stopsByBand: bandsOf(stops, day),
    closed: outsideOf(column.hours, day),
  };
}

const isSame = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);

export type Planner = (
  columns: readonly DayPlanColumn[],
  entries: readonly DayPlanEntry[],
  day: Day,
) => readonly PlannedColumn[];

/** Plans a day, and keeps each column that did not change: a change of one entry redraws one column. */
export function createPlanner(): Planner {
  let lastDay: Day | undefined;
  let last = new Map<string, PlannedColumn>();
  let lastColumns: readonly DayPlanColumn[] = [];
  let lastEntries: readonly DayPlanEntry[] = [];
  let lastPlanned: readonly PlannedColumn[] = [];
  return (columns, entries, day) => {
    const isSameDay =
      lastDay?.from === day.from && lastDay.until === day.until && lastDay.step === day.step;
    if (isSameDay && columns === lastColumns && entries === lastEntries) return lastPlanned;
    const grouped = Map.groupBy(entries, ({ columnId }) => columnId);
    const planned = columns.map((column) => {
      const own = grouped.get(column.id) ?? [];
      const known = isSameDay ? last.get(column.id) : undefined;
      return known?.column === column && isSame(known.entries, own)
        ? known
        : planColumn(column, own, day, known);
    });
    lastDay = day;
    lastColumns = columns;
    lastEntries = entries;
    lastPlanned = planned;
    last = new Map(planned.map((one) => [one.column.id, one]));
    return planned;
  };
}

/** The stop at a minute: a busy entry first, then free time, else the nearest one. */
export function stopAt({ stops }: PlannedColumn, minute: number): Stop | undefined {
  const at = stops.filter((stop) => holds(stop, minute));
  const isBusy = ({ entry }: Stop): boolean =>
    entry !== null && isOccupying(entry) && busyRanges(entry).some((one) => holds(one, minute));
  const found = at.find(isBusy) ?? at.find(({ entry }) => entry === null) ?? at[0];
  return found ?? nearest(stops, minute);
}

function nearest(stops: readonly Stop[], minute: number): Stop | undefined {
  const distance = (stop: Stop | undefined): number =>
    stop === undefined ? Infinity : Math.abs(stop.from - minute);
  let best = stops[0];
  for (const stop of stops) if (distance(stop) < distance(best)) best = stop;
  return best;
}
