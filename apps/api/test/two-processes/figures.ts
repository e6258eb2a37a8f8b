/** Median, 99th percentile and maximum, in milliseconds. */
export function figuresOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return { count: sorted.length, median: at(0.5), p99: at(0.99), max: at(1) };
}
