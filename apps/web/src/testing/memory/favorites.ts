import type { Api } from '../../domain/api.ts';
import { salonsIn } from './catalogue.ts';
import type { MemoryWorld, Visitor } from './world.ts';

/** The customer's favorites, oldest first. */
const saved = ['33', '21', '17', '12', '09', '05', '02', '01'];

export interface MemoryFavorites {
  readonly calls: Pick<
    Api,
    'listFavoriteIds' | 'listFavorites' | 'saveFavorite' | 'removeFavorite'
  >;
  readonly ids: () => readonly string[];
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
    calls: {
      async listFavoriteIds() {
        await world.arrive();
        return { ids: [...mine()] };
      },
      async listFavorites({ language = 'en', signal } = {}) {
        await world.arrive(signal);
        const known = await salonsIn(world, language);
        const salons = [...mine()]
          .toReversed()
          .flatMap((id) => known.find((salon) => salon.id === id) ?? []);
        return { salons };
      },
      async saveFavorite({ id }) {
        await world.arrive();
        mine().add(id);
      },
      async removeFavorite({ id }) {
        await world.arrive();
        mine().delete(id);
      },
    },
    ids: () => [...mine()],
    moveToCustomer() {
      for (const id of lists.guest) lists.customer.add(id);
      lists.guest.clear();
    },
  };
}
