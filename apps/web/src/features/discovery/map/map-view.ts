import type { Point } from '#domain/salon.ts';
import type { Bounds } from '../search/map-bounds.ts';

// Web Mercator in degrees, as map tiles use it: x is the longitude, y grows to the north.

/** The visible part of the map: its centre and its scale. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  /** Pixels per degree of longitude. */
  readonly scale: number;
}

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels from the upper left corner. */
export interface Spot {
  readonly left: number;
  readonly top: number;
}

const radians = Math.PI / 180;

export const mercatorY = (latitude: number): number =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)) / radians;

const latitudeOf = (y: number): number =>
  (2 * Math.atan(Math.exp(y * radians)) - Math.PI / 2) / radians;

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Which views a map has. */
export interface MapLimits {
  /** Scales, from the farthest to the closest. */
  readonly least: number;
  readonly most: number;
  /** Of the centre. */
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** From the whole gulf to a few streets, a little beyond the drawn land. */
export const drawnLimits: MapLimits = {
  least: 900,
  most: 90_000,
  west: 22.7,
  east: 23.2,
  south: mercatorY(40.42),
  north: mercatorY(40.8),
};

/** From a country to single houses. */
export const tileLimits: MapLimits = {
  least: 60,
  most: 370_000,
  west: -160,
  east: 160,
  south: mercatorY(-70),
  north: mercatorY(70),
};

/** The nearest view that a map has. */
export const limited = ({ x, y, scale }: MapView, limits: MapLimits): MapView => ({
  x: within(x, limits.west, limits.east),
  y: within(y, limits.south, limits.north),
  scale: within(scale, limits.least, limits.most),
});

export const centreOf = ({ x, y }: MapView): Point => ({
  latitude: latitudeOf(y),
  longitude: x,
});

export function spotOf({ latitude, longitude }: Point, view: MapView, size: Size): Spot {
  return {
    left: size.width / 2 + (longitude - view.x) * view.scale,
    top: size.height / 2 - (mercatorY(latitude) - view.y) * view.scale,
  };
}

export function boundsOf(view: MapView, { width, height }: Size): Bounds {
  const [right, up] = [width / 2 / view.scale, height / 2 / view.scale];
  return {
    south: latitudeOf(view.y - up),
    west: view.x - right,
    north: latitudeOf(view.y + up),
    east: view.x + right,
  };
}

/** The closest view of a part of the map, with a margin in pixels. */
export function viewOf(
  bounds: Bounds,
  { width, height }: Size,
  margin: number,
  { least, most }: MapLimits,
): MapView {
  const [bottom, top] = [mercatorY(bounds.south), mercatorY(bounds.north)];
  const scale = Math.min(
    Math.max(1, width - 2 * margin) / (bounds.east - bounds.west || Number.EPSILON),
    Math.max(1, height - 2 * margin) / (top - bottom || Number.EPSILON),
  );
  return {
    x: (bounds.west + bounds.east) / 2,
    y: (bottom + top) / 2,
    scale: within(scale, least, most),
  };
}

/** The smallest part of the map that contains these points; null without any. */
export function boundsAround(points: readonly Point[]): Bounds | null {
  if (points.length === 0) return null;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

/** Moved by pixels: to the right and down for positive ones. */
export const panned = (view: MapView, right: number, down: number, limits: MapLimits): MapView =>
  limited({ ...view, x: view.x + right / view.scale, y: view.y - down / view.scale }, limits);

/** Closer for factors above 1. The spot stays where it is. */
export function zoomed(
  view: MapView,
  factor: number,
  spot: Spot,
  { width, height }: Size,
  limits: MapLimits,
): MapView {
  const scale = within(view.scale * factor, limits.least, limits.most);
  const [right, down] = [spot.left - width / 2, spot.top - height / 2];
  const part = scale / view.scale - 1;
  return panned({ ...view, scale }, right * part, down * part, limits);
}

/** Two fingers. */
export type Pinch = readonly [Spot, Spot];

const between = ([a, b]: Pinch): Spot => ({
  left: (a.left + b.left) / 2,
  top: (a.top + b.top) / 2,
});
const apart = ([a, b]: Pinch): number => Math.hypot(a.left - b.left, a.top - b.top);

/** What is below two fingers stays there while they move and spread; the map does not turn. */
export function pinched(
  view: MapView,
  before: Pinch,
  after: Pinch,
  size: Size,
  limits: MapLimits,
): MapView {
  const [from, to] = [between(before), between(after)];
  const moved = panned(view, from.left - to.left, from.top - to.top, limits);
  return zoomed(moved, Math.max(1, apart(after)) / Math.max(1, apart(before)), to, size, limits);
}

/** Pixels of a line and of a page, in the order of the modes of a wheel. */
const wheelUnits = [1, 16, 400] as const;

/**
 * How much closer a turn of the wheel comes. A trackpad reports a pinch as small turns with Ctrl.
 */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const pixels = deltaY * (wheelUnits[deltaMode] ?? 1);
  return 2 ** within(-pixels / (ctrlKey ? 100 : 400), -0.5, 0.5);
}

export const isClosest = ({ scale }: MapView, { most }: MapLimits): boolean => scale >= most;
export const isFarthest = ({ scale }: MapView, { least }: MapLimits): boolean => scale <= least;

/** Items that are shown as one, at the spot of the first. */
export interface Cluster<Item> {
  readonly spot: Spot;
  readonly items: readonly Item[];
}

/** Groups what would overlap. */
export function clustersOf<Item>(
  placed: readonly { readonly item: Item; readonly spot: Spot }[],
  distance: number,
): readonly Cluster<Item>[] {
  const clusters: { spot: Spot; items: Item[] }[] = [];
  for (const { item, spot } of placed) {
    const near = clusters.find(
      (cluster) =>
        Math.abs(cluster.spot.left - spot.left) < distance &&
        Math.abs(cluster.spot.top - spot.top) < distance,
    );
    if (near === undefined) clusters.push({ spot, items: [item] });
    else near.items.push(item);
  }
  return clusters;
}
