import type { Read } from './reads.ts';

export interface Latency {
  /** Milliseconds. */
  p50: number;
  p95: number;
}

/** Calls whose times are not counted. */
const warmUp = 5;

/** Calls in sequence, as a single visitor does, with another salon or place each time. */
export async function measureRead(url: string, { name, at, calls = 60 }: Read): Promise<Latency> {
  const times: number[] = [];
  for (let turn = 0; turn < calls + warmUp; turn += 1) {
    const { path, headers = {}, body } = at(turn);
    const start = performance.now();
    const response = await fetch(url + path, {
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (turn >= warmUp) times.push(performance.now() - start);
    if (!response.ok) throw new Error(`${name}: ${response.status} for ${path}: ${text}`);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { p50: quantile(0.5), p95: quantile(0.95) };
}
