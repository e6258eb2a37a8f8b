import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time by the page's clock, read again each minute. */
export function useMinute(now: () => number): number {
  const [instant, setInstant] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setInstant(now()), minute);
    return () => clearInterval(timer);
  }, [now]);
  return instant;
}
