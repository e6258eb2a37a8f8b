import { useEffect, useEffectEvent } from 'react';
import type { LiveEvent } from '../domain/ports/live-port.ts';
import { usePort } from './PortsProvider.tsx';

/**
 * Follows live changes while the component is mounted: the caller's own bookings and the calendars
 * of salons.
 * @param salonIds - empty for own bookings only
 */
export function useLive(salonIds: readonly string[], onEvent: (event: LiveEvent) => void): void {
  const live = usePort('live');
  const handleEvent = useEffectEvent(onEvent);
  const key = JSON.stringify(salonIds);
  useEffect(() => {
    // The array changes in every render; its content does not.
    const ids: unknown = JSON.parse(key);
    const watched = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
    return live.watch(watched, (event) => handleEvent(event));
  }, [live, key]);
}
