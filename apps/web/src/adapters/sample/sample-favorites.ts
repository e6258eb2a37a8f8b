import type { FavoritesPort } from '../../domain/ports/old/favorites-port.ts';
import { samplePhone, sampleServices, textIn } from './sample-offer.ts';
import { onItsWay, type SampleWorld } from './sample-world.ts';

/** What the sample customer saved before, the oldest first. */
const saved = ['33', '21', '17', '12', '09', '05', '02', '01'];

/** Favorites that stay in the memory of the page; the facts of each salon are the marketplace's. */
export function createSampleFavorites(world: SampleWorld): FavoritesPort {
  const ids = new Set(saved);
  world.onForget(() => {
    ids.clear();
    for (const id of saved) ids.add(id);
  });

  return {
    ids: async () => [...ids],
    async list({ language, signal }) {
      await onItsWay(world, signal);
      const salons = await world.salons(language, signal);
      const services = sampleServices.map(({ name }) => textIn(language, name));
      return [...ids].toReversed().flatMap((id) => {
        const facts = salons.find((salon) => salon.id === id);
        if (facts === undefined) return [];
        const { pictures, ...rest } = facts;
        return [{ ...rest, phone: samplePhone, picture: pictures[0] ?? null, services }];
      });
    },
    async add(salonId) {
      ids.add(salonId);
    },
    async remove(salonId) {
      ids.delete(salonId);
    },
  };
}
