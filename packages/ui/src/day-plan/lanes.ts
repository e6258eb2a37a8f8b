import type { DayPlanEntry, DayPlanRange } from './day-plan-types.ts';
import { busyRanges, isOccupying, overlaps } from './ranges.ts';

export interface Lane {
  lane: number;
  /** How many share the width. */
  lanes: number;
}

interface Drawn {
  index: number;
  ranges: readonly DayPlanRange[];
  lane: number;
  group: number;
}

const collide = (a: Drawn, b: Drawn): boolean =>
  a.ranges.some((one) => b.ranges.some((other) => overlaps(one, other)));

/**
 * Entries at the same time are beside each other, the earliest first. A cancelled one is never in
 * the first lane, which stays free for its time.
 */
export function lanesOf(entries: readonly DayPlanEntry[]): Lane[] {
  const order = entries
    .map((entry, index) => ({ entry, index }))
    .toSorted(
      (a, b) =>
        Number(isOccupying(b.entry)) - Number(isOccupying(a.entry)) ||
        a.entry.from - b.entry.from ||
        a.index - b.index,
    );
  const drawn: Drawn[] = [];
  for (const { entry, index } of order) {
    const one: Drawn = { index, ranges: busyRanges(entry), lane: 0, group: index };
    const near = drawn.filter((other) => collide(one, other));
    const taken = new Set(near.map(({ lane }) => lane));
    one.lane = isOccupying(entry) ? 0 : 1;
    while (taken.has(one.lane)) one.lane += 1;
    const joined = new Set(near.map(({ group }) => group));
    for (const other of drawn) if (joined.has(other.group)) other.group = one.group;
    drawn.push(one);
  }
  const widths = new Map<number, number>();
  for (const { group, lane } of drawn) {
    widths.set(group, Math.max(widths.get(group) ?? 0, lane + 1));
  }
  const lanes: Lane[] = entries.map(() => ({ lane: 0, lanes: 1 }));
  for (const { index, lane, group } of drawn) {
    lanes[index] = { lane, lanes: widths.get(group) ?? 1 };
  }
  return lanes;
}
