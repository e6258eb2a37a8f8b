import type { MapTilesPort } from '../../domain/ports/map-tiles-port.ts';
import type { ThemeStore } from '../../shell/preferences/theme-store.ts';
import { readRuntimeConfig } from '../boot/runtime-config.ts';

/** The configured tiles; what draws them is loaded with the first map that has any. */
export function createMapTiles(theme: ThemeStore): MapTilesPort {
  return {
    async draw(element, view, events) {
      const { map } = await readRuntimeConfig();
      if (map === undefined) return null;
      const { drawTiles } = await import('../../adapters/map-tiles/maplibre-tiles.ts');
      return drawTiles(element, { ...map, ...events, view, theme });
    },
  };
}
