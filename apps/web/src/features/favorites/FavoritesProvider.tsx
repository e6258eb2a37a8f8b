import { createContext, type ReactNode, use } from 'react';
import type { FavoritesStore } from './favorites-store.ts';

const FavoritesContext = createContext<FavoritesStore | null>(null);

export function FavoritesProvider({
  store,
  children,
}: {
  readonly store: FavoritesStore;
  readonly children: ReactNode;
}) {
  return <FavoritesContext value={store}>{children}</FavoritesContext>;
}

export function useFavoritesStore(): FavoritesStore {
  const store = use(FavoritesContext);
  if (store === null) throw new Error('FavoritesProvider is missing.');
  return store;
}
