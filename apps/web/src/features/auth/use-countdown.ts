import { useEffect, useState } from 'react';

/** Seconds left of a wait that starts at once, and the function that restarts it. */
export function useCountdown(seconds: number): readonly [number, () => void] {
  const [left, setLeft] = useState(seconds);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setLeft((value) => value - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [left, () => setLeft(seconds)];
}
