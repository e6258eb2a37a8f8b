import { Map as Canvas, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { TileEvents, TileMap, TileView } from '../../domain/ports/map-tiles-port.ts';
import { attributionsOf } from './attributions.ts';
import { styleOf, type Theme, type TileService, zoomOf } from './tile-style.ts';

/** The theme of the page. */
export interface PageTheme {
  readonly get: () => Theme;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface TileOptions extends TileService, TileEvents {
  readonly view: TileView;
  readonly theme: PageTheme;
}

// A file of ours: the content security policy allows no `blob:`.
setWorkerUrl(new URL(workerUrl, document.baseURI).href);

const cameraOf = ({ latitude, longitude, scale }: TileView) => ({
  center: [longitude, latitude] as [number, number],
  zoom: zoomOf(scale),
});

/** Sources whose tiles come from a server. */
const tiled = /^(?:raster|raster-dem|vector)$/;

/** Draws tiles with MapLibre, which only draws: pins, controls and gestures are the map's own. */
export function drawTiles(element: HTMLElement, options: TileOptions): TileMap {
  const { view, theme, onReady, onFailed, attribution } = options;
  // Since the style was set.
  let hasStyle = false;
  let isComplete = false;
  /** Tiles since the map was last complete. */
  let [arrived, failed] = [0, 0];

  const canvas = new Canvas({
    container: element,
    style: styleOf(options, theme.get()),
    ...cameraOf(view),
    interactive: false,
    // Ours needs no `innerHTML`, which trusted types forbid.
    attributionControl: false,
    fadeDuration: 0,
    maxPitch: 0,
  });
  const remove = (): void => {
    stopFollowing();
    canvas.remove();
  };
  const fail = (): void => {
    remove();
    onFailed();
  };
  const stopFollowing = theme.subscribe(() => {
    hasStyle = false;
    isComplete = false;
    [arrived, failed] = [0, 0];
    canvas.setStyle(styleOf(options, theme.get()), { diff: false });
  });
  const attributions = () => {
    const names = Object.keys(canvas.getStyle().sources);
    const texts = names.map((name) => canvas.getSource(name)?.attribution ?? '');
    return attributionsOf([...texts, attribution ?? '']);
  };

  canvas.on('style.load', () => {
    hasStyle = true;
  });
  canvas.on('sourcedata', ({ tile }: { readonly tile?: { readonly state: string } }) => {
    if (tile?.state === 'loaded') arrived += 1;
  });
  canvas.on('error', (event) => {
    if (!hasStyle) fail();
    else if ('tile' in event) failed += 1;
  });
  canvas.on('idle', () => {
    if (!hasStyle) return;
    const sources = Object.values(canvas.getStyle().sources);
    const isEmpty =
      arrived === 0 && (isComplete ? failed > 0 : sources.some(({ type }) => tiled.test(type)));
    [arrived, failed] = [0, 0];
    if (isEmpty) {
      fail();
    } else if (!isComplete) {
      isComplete = true;
      onReady(attributions());
    }
  });
  return {
    show(next) {
      canvas.jumpTo(cameraOf(next));
    },
    remove,
  };
}
