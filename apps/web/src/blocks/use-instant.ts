import { useEffect, useState } from 'react';
import { usePort } from './PortsProvider.tsx';
import { useClock } from './use-clock.ts';

/** A timer cannot wait for longer than 24.8 days. */
const longestWait = 86_400_000;

/**
 * The current instant by the visitor's clock, updated at each turn.
 * @param nextTurn - the next relevant instant after a given one; null for none
 * @example const instant = useInstant((before) => before + 60_000);
 */
export function useInstant(nextTurn: (instant: number) => number | null): number {
  const clock = usePort('clock');
  const { now } = useClock();
  const [first] = useState(() => clock.now());
  const [looked, setLooked] = useState<number | null>(null);
  const instant = looked ?? first;
  const turn = nextTurn(instant);
  useEffect(() => {
    const look = () => setLooked(clock.now());
    // Timers stop while a device sleeps.
    document.addEventListener('visibilitychange', look);
    const removeCorrection = clock.onCorrection?.(look);
    const timer =
      turn === null ? undefined : setTimeout(look, Math.min(turn - instant, longestWait));
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeCorrection?.();
      clearTimeout(timer);
    };
  }, [turn, instant, clock]);
  return looked ?? now;
}
