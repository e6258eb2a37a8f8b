import { useEffect, useState } from 'react';

/** Remaining seconds of a countdown that starts immediately, and a function that restarts it. */
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
