import { createSettingsContext } from '../../blocks/settings-context.tsx';
import type { FavoritesPort } from '../../domain/ports/old/favorites-port.ts';
import type { FavoritesStore } from './favorites-store.ts';

/** What the feature needs from outside. */
export interface FavoritesSettings {
  readonly port: FavoritesPort;
  readonly store: FavoritesStore;
}

export const { Provider: FavoritesProvider, useSettings: useFavoritesSettings } =
  createSettingsContext<FavoritesSettings>('The list of favorites');
