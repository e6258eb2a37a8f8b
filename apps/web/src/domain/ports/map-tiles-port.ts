/** The centre of a map and its scale, in Web Mercator. */
export interface TileView {
  readonly latitude: number;
  readonly longitude: number;
  /** Pixels per degree of longitude. */
  readonly scale: number;
}

/** Text of an attribution, with a link if there is one. */
export interface AttributionPart {
  readonly text: string;
  readonly href: string | null;
}

/** Who made the map. */
export type Attribution = readonly AttributionPart[];

export interface TileMap {
  readonly show: (view: TileView) => void;
  readonly remove: () => void;
}

export interface TileEvents {
  /** All visible tiles are drawn, for the first time in this theme. */
  readonly onReady: (attributions: readonly Attribution[]) => void;
  /** There is nothing to see: the service failed. */
  readonly onFailed: () => void;
}

export interface MapTilesPort {
  /**
   * Draws tiles into an empty element, in the theme of the page. Null where none are configured; rejects
   * where the browser or the network cannot load what draws them.
   */
  draw(element: HTMLElement, view: TileView, events: TileEvents): Promise<TileMap | null>;
}

/** A map that is only drawn. */
export const noMapTiles: MapTilesPort = { draw: async () => null };
