import { ServiceError } from '../../domain/failure.ts';
import type { ProfilePort } from '../../domain/ports/profile-port.ts';
import { dollars } from '../../shared/money.ts';
import type { MemoryWorld } from './world.ts';

/** The customer of the memory, with the figures of a preview's new customer. */
export function createMemoryProfile(world: MemoryWorld): ProfilePort {
  return {
    async read({ signal }) {
      await world.arrive(signal);
      if (world.whoAsks() === 'guest') throw new ServiceError({ kind: 'unauthorized' });
      return { figures: { bookings: 12, favorites: 8, spent: dollars(250), rating: 4.8 } };
    },
  };
}
