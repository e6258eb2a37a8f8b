import { useEffect, useState } from 'react';
import { usePort } from '../../blocks/ports.tsx';
import { useClock } from '../../blocks/use-clock.ts';

const minute = 60_000;

/** The time by the visitor's clock, read again each minute. */
export function useMinute(): number {
  const clock = usePort('clock');
  const { now } = useClock();
  const [instant, setInstant] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setInstant(clock.now()), minute);
    return () => clearInterval(timer);
  }, [clock]);
  return instant ?? now;
}
