import type { StyleSpecification } from 'maplibre-gl';

export type Theme = 'light' | 'dark';

/** The configured service. */
export interface TileService {
  /** A MapLibre style, or a template of pictures with `{z}`, `{x}` and `{y}`. */
  readonly tilesUrl: string;
  readonly darkTilesUrl?: string | undefined;
  readonly attribution?: string | undefined;
}

/** The last zoom of most services; closer, its pictures are enlarged. */
const lastZoom = 19;

/** Light and dark change places, and colours stay. */
const inverted = {
  'raster-brightness-min': 1,
  'raster-brightness-max': 0.1,
  'raster-hue-rotate': 180,
  'raster-saturation': -0.3,
};

/** What MapLibre draws in a theme: the URL of a style, or a style around a template. */
export function styleOf(service: TileService, theme: Theme): string | StyleSpecification {
  const { tilesUrl, darkTilesUrl } = service;
  const isDark = theme === 'dark';
  const url = isDark ? (darkTilesUrl ?? tilesUrl) : tilesUrl;
  if (!url.includes('{z}')) return url;
  return {
    version: 8,
    sources: { tiles: { type: 'raster', tiles: [url], tileSize: 256, maxzoom: lastZoom } },
    layers: [
      {
        id: 'tiles',
        type: 'raster',
        source: 'tiles',
        paint: isDark && darkTilesUrl === undefined ? inverted : {},
      },
    ],
  };
}

/** MapLibre's world is 512 pixels wide at zoom 0. */
export const zoomOf = (scale: number): number => Math.log2((scale * 360) / 512);
