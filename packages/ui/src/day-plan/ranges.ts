import type { DayPlanEntry, DayPlanRange } from './day-plan-types.ts';

/** A cancelled entry is shown, but its time is free. */
export const isOccupying = ({ state }: DayPlanEntry): boolean => state !== 'cancelled';

/** When the barber is busy with it, without the buffers. */
export const partsOf = ({ parts, from, until }: DayPlanEntry): readonly DayPlanRange[] =>
  parts && parts.length > 0 ? parts : [{ from, until }];

/** When nothing else can be booked: its parts, and the buffers at its ends. */
export function busyRanges(entry: DayPlanEntry): DayPlanRange[] {
  const parts = partsOf(entry);
  const last = parts.length - 1;
  return parts.map(({ from, until }, index) => ({
    from: index === 0 ? from - (entry.bufferBefore ?? 0) : from,
    until: index === last ? until + (entry.bufferAfter ?? 0) : until,
  }));
}

/** The same minutes in order, as few ranges as possible. */
export function mergeRanges(ranges: readonly DayPlanRange[]): DayPlanRange[] {
  const merged: DayPlanRange[] = [];
  for (const { from, until } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else merged.push({ from, until });
  }
  return merged;
}

/** The rest of the day. */
export function outsideOf(ranges: readonly DayPlanRange[], day: DayPlanRange): DayPlanRange[] {
  const rest: DayPlanRange[] = [];
  let { from } = day;
  for (const range of mergeRanges(ranges)) {
    if (range.from > from) rest.push({ from, until: Math.min(range.from, day.until) });
    from = Math.max(from, range.until);
  }
  if (from < day.until) rest.push({ from, until: day.until });
  return rest;
}

/** The time between the parts of an entry. */
export function betweenParts(entry: DayPlanEntry): DayPlanRange[] {
  const parts = partsOf(entry);
  return parts.slice(1).flatMap((part, index) => {
    const from = parts[index]?.until ?? part.from;
    return from < part.from ? [{ from, until: part.from }] : [];
  });
}

export const overlaps = (a: DayPlanRange, b: DayPlanRange): boolean =>
  a.from < b.until && b.from < a.until;
