import { useEffect, useState } from 'react';

const patience = 10_000;

/** True once ten seconds have passed since the component came into view. */
export function useSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
