import { useEffect, useState } from 'react';

/** A longer wait counts as slow, in milliseconds. */
export const slowAfterMs = 10_000;

/** Whether a wait is slow. Counts from the first render, and again from each new `attempt`. */
export function useIsSlow(isWaiting: boolean, attempt = 0): boolean {
  const [slowAttempt, setSlowAttempt] = useState<number | null>(null);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlowAttempt(attempt), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting, attempt]);
  return isWaiting && slowAttempt === attempt;
}
