import { useEffect, useState } from 'react';
import { usePort } from '../../blocks/ports.tsx';
import type { Booking } from '../../domain/booking.ts';
import { nextTurn } from './bookings-rules.ts';

/** A timer cannot wait for longer than 24.8 days. */
const longestWait = 86_400_000;

/** The instant it is, told anew whenever one of the bookings changes its phase. */
export function useClock(bookings: readonly Booking[]): number {
  const clock = usePort('clock');
  const [instant, setInstant] = useState(() => clock.now());
  const turn = nextTurn(bookings, instant);
  useEffect(() => {
    const look = () => setInstant(clock.now());
    // Timers stand still while a device sleeps.
    document.addEventListener('visibilitychange', look);
    const timer =
      turn === null ? undefined : setTimeout(look, Math.min(turn - instant, longestWait));
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(timer);
    };
  }, [turn, instant, clock]);
  return instant;
}
