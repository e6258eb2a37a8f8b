import { describe, expect, it } from 'vitest';
import type { CallOptions } from '../../domain/api.ts';
import { ask, type CreateWorld, leave } from './suite-world.ts';

/** The contract of every list of saved salons. */
export function describeFavorites(create: CreateWorld): void {
  async function open() {
    const world = create();
    const { api } = world.ports;
    const { salons } = await api.findSalons({ query: { limit: 3 }, ...ask() });
    const [first, second] = salons.map(({ match: _match, ...salon }) => salon);
    if (first === undefined || second === undefined) throw new Error('There are salons');
    const favorites = {
      ids: async () => (await api.listFavoriteIds()).ids,
      list: async (request: CallOptions) => (await api.listFavorites(request)).salons,
      add: (id: string) => api.saveFavorite({ id }),
      remove: (id: string) => api.removeFavorite({ id }),
    };
    return { ...world, favorites, first, second };
  }

  describe('saved salons', () => {
    it('are empty for a new visitor', async () => {
      const { favorites } = await open();
      expect(await favorites.ids()).toEqual([]);
      expect(await favorites.list(ask())).toEqual([]);
    });

    it('are listed newest first, with the same data as other lists', async () => {
      const { favorites, first, second } = await open();
      await favorites.add(first.id);
      await favorites.add(second.id);
      expect(await favorites.list(ask())).toEqual([second, first]);
      expect((await favorites.ids()).toSorted()).toEqual([first.id, second.id].toSorted());
      const greek = await favorites.list(ask('el'));
      expect(greek.map(({ id }) => id)).toEqual([second.id, first.id]);
      expect(greek[0]?.address).not.toBe(second.address);
    });

    it('are listed once, and not any more after they are removed', async () => {
      const { favorites, first, second } = await open();
      await favorites.add(first.id);
      await favorites.add(first.id);
      expect(await favorites.ids()).toEqual([first.id]);
      await favorites.remove(second.id);
      expect(await favorites.ids()).toEqual([first.id]);
      await favorites.remove(first.id);
      await favorites.remove(first.id);
      expect(await favorites.ids()).toEqual([]);
    });

    it('move from a guest to the account', async () => {
      const { favorites, first, signIn } = await open();
      await favorites.add(first.id);
      await signIn();
      expect(await favorites.ids()).toContain(first.id);
    });

    it('reject when they are aborted', async () => {
      const { favorites } = await open();
      expect(await leave((request) => favorites.list(request))).toBeInstanceOf(Error);
    });
  });
}
