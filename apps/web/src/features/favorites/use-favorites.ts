import { useSyncExternalStore } from 'react';
import { useFavoritesStore } from './FavoritesProvider.tsx';
import { noIds } from './favorites-store.ts';

export interface Saved {
  readonly isSaved: boolean;
  /** Returns the new state; rejects if it could not be saved. */
  readonly toggle: () => Promise<boolean>;
}

/** Ids of the saved salons. */
export function useFavoriteIds(): ReadonlySet<string> {
  const store = useFavoritesStore();
  return useSyncExternalStore(store.subscribe, store.getIds, () => noIds);
}

/**
 * Whether a salon is among the favorites.
 *
 * @example
 * const { isSaved, toggle } = useSaved('01');
 */
export function useSaved(salonId: string): Saved {
  const store = useFavoritesStore();
  const isSaved = useSyncExternalStore(
    store.subscribe,
    () => store.getIds().has(salonId),
    () => false,
  );
  return {
    isSaved,
    async toggle() {
      await store.set(salonId, !isSaved);
      return !isSaved;
    },
  };
}
