import { setTimeout as wait } from 'node:timers/promises';
import { errorFacts, type Log } from '../../platform/log.ts';
import type { FreeTimes } from './free-times.ts';

/** The longest that a change waits for a search. */
const intervalMs = 500;

/**
 * Keeps the free times up to date, so that no visitor waits for those of many salons; any number of
 * processes may run it.
 * @returns stops it, after its present run
 */
export function keepFreeTimes(freeTimes: FreeTimes, log: Log): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function keep(): Promise<void> {
    while (!signal.aborted) {
      const isSettled = await freeTimes.settle().catch((error: unknown) => {
        log('warn', 'free times not computed', errorFacts(error));
        return true;
      });
      if (isSettled) await wait(intervalMs, undefined, { signal }).catch(() => undefined);
    }
  }
  const kept = keep();
  return () => {
    stopping.abort();
    return kept;
  };
}
