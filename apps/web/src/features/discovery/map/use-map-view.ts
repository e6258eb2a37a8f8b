import { useEffect, useState } from 'react';
import type { Point } from '#domain/salon.ts';
import type { Bounds } from '../search/map-bounds.ts';
import {
  boundsAround,
  limited,
  type MapLimits,
  type MapView,
  type Size,
  viewOf,
} from './map-view.ts';

/** Room for the pins at the edges, in pixels. */
const margin = 48;

/** At the end of a line, with the controls over the map, in pixels. */
const controls = 56;

const centre: Bounds = { south: 40.6, west: 22.9, north: 40.66, east: 22.99 };

export interface MapViewControl {
  readonly view: MapView;
  /** Whether the visitor has moved the map since it was fitted. */
  readonly isMoved: boolean;
  readonly move: (change: (view: MapView) => MapView) => void;
}

/** The width and height of an element; null until it is measured. */
export function useSize(element: HTMLElement | null): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** The closest view in which no pin is below the controls. */
function besideControls(wanted: Bounds, { width, height }: Size, limits: MapLimits): MapView {
  const view = viewOf(wanted, { width: Math.max(1, width - controls), height }, margin, limits);
  return { ...view, x: view.x + controls / 2 / view.scale };
}

/**
 * The visible part of the map: the searched one, otherwise that of the salons, until the visitor
 * moves it.
 */
export function useMapView(
  size: Size,
  points: readonly Point[],
  bounds: Bounds | null,
  limits: MapLimits,
): MapViewControl {
  const wanted = bounds ?? boundsAround(points) ?? centre;
  const fitted = limited(
    bounds === null ? besideControls(wanted, size, limits) : viewOf(wanted, size, 0, limits),
    limits,
  );
  const key = JSON.stringify(wanted);
  const [moved, setMoved] = useState<{ readonly from: string; readonly view: MapView } | null>(
    null,
  );
  const isMoved = moved?.from === key;
  const view = isMoved ? limited(moved.view, limits) : fitted;
  return {
    view,
    isMoved,
    move: (change) =>
      setMoved((last) => ({
        from: key,
        view: change(last?.from === key ? last.view : fitted),
      })),
  };
}
