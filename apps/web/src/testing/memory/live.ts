import type { LiveEvent, LivePort } from '../../domain/ports/live-port.ts';
import type { MemoryWorld } from './world.ts';

/** Reports changes of this memory, including the caller's own, as the server does. */
export function createMemoryLive(world: MemoryWorld): LivePort {
  function isFor(event: LiveEvent, salonIds: readonly string[]): boolean {
    switch (event.type) {
      case 'salon.changed':
        return salonIds.includes(event.salonId);
      case 'booking.changed':
        return world.bookings.get(event.bookingId)?.owner === world.currentVisitor();
      case 'desk-conversation.changed':
      case 'desk-requests.changed':
        return world.member?.salonId === event.salonId;
      case 'conversation.changed':
      case 'salon.typing':
        return world.currentVisitor() === 'customer';
      default:
        return true;
    }
  }
  return {
    watch: (salonIds, onEvent) =>
      world.live.add((event) => {
        if (isFor(event, salonIds)) onEvent(event);
      }),
  };
}
