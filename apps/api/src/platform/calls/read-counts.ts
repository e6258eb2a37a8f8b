import { LRUCache } from 'lru-cache';

/** Points of a caller within one window. */
export interface CountedPoints {
  key: string;
  points: number;
  /** Milliseconds since 1970; the same in every process. */
  windowEnd: number;
}

/** Adds points to those of the other processes, and returns the sums. */
export type SharePoints = (counted: readonly CountedPoints[]) => Promise<readonly CountedPoints[]>;

export interface ReadCountOptions {
  now: () => number;
  /** @default each process counts separately */
  share?: SharePoints;
  /** How long points wait until they are shared, in milliseconds. @default 2000 */
  shareAfterMs?: number;
  /** Callers with fewer points are not shared. @default 50 */
  noteworthy?: number;
}

const windowMs = 60_000;
/** Callers whose points are known; the quiet ones are forgotten first. */
const mostCallers = 50_000;
/** Callers in one exchange. */
const mostShared = 500;

interface Count {
  points: number;
  /** Not yet shared. */
  own: number;
  windowEnd: number;
}

export type ReadCounts = ReturnType<typeof createReadCounts>;

/**
 * Counts reads in this process, and shares the counts of busy callers with the others every few
 * seconds: a read costs no query, and a caller who goes from process to process is still counted.
 */
export function createReadCounts({
  now,
  share,
  shareAfterMs = 2000,
  noteworthy = 50,
}: ReadCountOptions) {
  const counts = new LRUCache<string, Count>({ max: mostCallers });
  const due = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function countOf(key: string, time: number): Count {
    const known = counts.get(key);
    if (known !== undefined && known.windowEnd > time) return known;
    const windowEnd = (Math.floor(time / windowMs) + 1) * windowMs;
    const count = { points: 0, own: 0, windowEnd };
    counts.set(key, count);
    return count;
  }

  function plan(): void {
    if (share === undefined) return;
    timer ??= setTimeout(() => void exchange(share), shareAfterMs).unref();
  }

  function takeDue(): CountedPoints[] {
    const taken: CountedPoints[] = [];
    for (const key of due) {
      if (taken.length === mostShared) break;
      due.delete(key);
      const count = counts.peek(key);
      if (count === undefined || count.windowEnd <= now()) continue;
      taken.push({ key, points: count.own, windowEnd: count.windowEnd });
      count.own = 0;
    }
    return taken;
  }

  async function exchange(shareWith: SharePoints): Promise<void> {
    const taken = takeDue();
    // Without the database each process counts separately.
    const sums = await shareWith(taken).catch(() => []);
    for (const { key, points, windowEnd } of sums) {
      const count = counts.peek(key);
      if (count?.windowEnd === windowEnd) count.points = Math.max(count.points, points + count.own);
    }
    timer = undefined;
    if (due.size > 0) plan();
  }

  return {
    /** Adds points; returns the seconds until the caller may go on, 0 within the limit. */
    add(key: string, points: number, limit: number): number {
      const time = now();
      const count = countOf(key, time);
      count.points += points;
      count.own += points;
      if (count.points >= noteworthy && !due.has(key)) {
        due.add(key);
        plan();
      }
      return count.points <= limit ? 0 : Math.max(1, Math.ceil((count.windowEnd - time) / 1000));
    },
  };
}
