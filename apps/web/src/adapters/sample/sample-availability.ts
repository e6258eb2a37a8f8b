import type { AvailabilityPort } from '../../domain/ports/old/availability-port.ts';
import { nextAvailable } from './sample-salon.ts';
import type { SampleWorld } from './sample-world.ts';

/** The first free time of each salon, the same as its own page says. */
export function createSampleAvailability(world: SampleWorld): AvailabilityPort {
  return {
    nextFree: async (salonIds) => new Map(salonIds.map((id) => [id, nextAvailable(world, id)])),
  };
}
