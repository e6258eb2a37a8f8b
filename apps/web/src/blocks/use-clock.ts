import type { Moment } from '../domain/ports/clock-port.ts';
import { usePort } from './PortsProvider.tsx';
import { useHydrated } from './use-hydrated.ts';

/** The visitor's clock; during hydration, the moment of rendering. */
export function useClock(): Moment {
  const clock = usePort('clock');
  const isHydrated = useHydrated();
  if (!isHydrated && clock.rendered !== undefined) return clock.rendered;
  return { now: clock.now(), timeZone: clock.timeZone() };
}
