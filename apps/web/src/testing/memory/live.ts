import type { LivePort } from '../../domain/ports/live-port.ts';
import type { MemoryWorld } from './world.ts';

/** Tells what changed in this memory, one's own changes included, as the server does. */
export function createMemoryLive(world: MemoryWorld): LivePort {
  return {
    watch: (salonIds, onEvent) =>
      world.live.add((event) => {
        const isWatched =
          event.type === 'salon.changed'
            ? salonIds.includes(event.salonId)
            : event.type === 'resumed' ||
              world.bookings.get(event.bookingId)?.owner === world.whoAsks();
        if (isWatched) onEvent(event);
      }),
  };
}
