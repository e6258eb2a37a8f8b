import { useEffect, useState } from 'react';
import type { ClockPort } from '../../domain/ports/clock-port.ts';

const minute = 60_000;

/** The time by the visitor's clock, read again each minute. */
export function useMinute(clock: ClockPort): number {
  const [instant, setInstant] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setInstant(clock.now()), minute);
    return () => clearInterval(timer);
  }, [clock]);
  return instant;
}
