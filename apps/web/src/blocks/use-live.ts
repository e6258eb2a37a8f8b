import { useEffect, useEffectEvent } from 'react';
import type { LiveEvent } from '../domain/ports/live-port.ts';
import { usePort } from './PortsProvider.tsx';

/**
 * Hears of changes on the server while the component is there: of the caller's own bookings, and of the calendars of
 * salons.
 *
 * @param salonIds - none for one's own bookings alone
 */
export function useLive(salonIds: readonly string[], onEvent: (event: LiveEvent) => void): void {
  const live = usePort('live');
  const tell = useEffectEvent(onEvent);
  const key = JSON.stringify(salonIds);
  useEffect(() => {
    // The list is another one in every render; its content is not.
    const ids: unknown = JSON.parse(key);
    const watched = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
    return live.watch(watched, (event) => tell(event));
  }, [live, key]);
}
