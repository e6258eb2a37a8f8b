'use client';

import { useEffect, useState } from 'react';

/** Longer than most searches, in ms. */
const slowAfterMs = 800;

/** Whether a wait takes longer than usual. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return waiting && slow;
}
