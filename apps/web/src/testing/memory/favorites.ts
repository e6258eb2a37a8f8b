import type { FavoritesPort } from '../../domain/ports/favorites-port.ts';
import { salonsIn } from './catalogue.ts';
import type { MemoryWorld, Visitor } from './world.ts';

/** The customer's favorites, oldest first. */
const saved = ['33', '21', '17', '12', '09', '05', '02', '01'];

export interface MemoryFavorites extends FavoritesPort {
  /** A guest's favorites move to the account. */
  readonly moveToCustomer: () => void;
}

export function createMemoryFavorites(world: MemoryWorld): MemoryFavorites {
  const lists: Readonly<Record<Visitor, Set<string>>> = {
    customer: new Set(saved),
    guest: new Set(),
  };
  const mine = () => lists[world.currentVisitor()];
  world.onForget(() => {
    lists.guest.clear();
    lists.customer.clear();
    for (const id of saved) lists.customer.add(id);
  });
  return {
    async ids() {
      await world.arrive();
      return [...mine()];
    },
    async list({ language, signal }) {
      await world.arrive(signal);
      const salons = await salonsIn(world, language);
      return [...mine()]
        .toReversed()
        .flatMap((id) => salons.find((salon) => salon.id === id) ?? []);
    },
    async add(salonId) {
      await world.arrive();
      mine().add(salonId);
    },
    async remove(salonId) {
      await world.arrive();
      mine().delete(salonId);
    },
    moveToCustomer() {
      for (const id of lists.guest) lists.customer.add(id);
      lists.guest.clear();
    },
  };
}
