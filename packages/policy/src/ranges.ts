/** Half-open: includes `from`, excludes `until`. Milliseconds since 1970, or minutes of a day. */
export interface Range {
  from: number;
  until: number;
}

/** Ordered ranges without overlaps, for frequent searches. */
export interface RangeList {
  count: number;
  overlaps(from: number, until: number): boolean;
  /** Total length within the bounds. */
  within(from: number, until: number): number;
}

export const noRanges: RangeList = { count: 0, overlaps: () => false, within: () => 0 };

/** Ranges in any order; touching ones are merged. */
export function rangeList(ranges: readonly Range[]): RangeList {
  if (ranges.length === 0) return noRanges;
  const merged: Range[] = [];
  for (const { from, until } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last.until) last.until = Math.max(last.until, until);
    else merged.push({ from, until });
  }
  return sortedList(merged);
}

/** A list with more ranges, which overlap none of it. */
export function joined(known: RangeList, ranges: readonly Range[]): RangeList {
  const more = rangeList(ranges);
  return {
    count: known.count + more.count,
    overlaps: (from, until) => known.overlaps(from, until) || more.overlaps(from, until),
    within: (from, until) => known.within(from, until) + more.within(from, until),
  };
}

function sortedList(ranges: readonly Range[]): RangeList {
  /** Index of the first range that ends after the instant. */
  const firstAfter = (instant: number) => {
    let low = 0;
    let high = ranges.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ranges[middle]?.until ?? 0) > instant) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return {
    count: ranges.length,
    overlaps: (from, until) => {
      const next = ranges[firstAfter(from)];
      return next !== undefined && next.from < until;
    },
    within: (from, until) => {
      let sum = 0;
      for (let index = firstAfter(from); index < ranges.length; index += 1) {
        const range = ranges[index];
        if (range === undefined || range.from >= until) break;
        sum += Math.min(until, range.until) - Math.max(from, range.from);
      }
      return sum;
    },
  };
}
