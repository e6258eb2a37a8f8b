/** A point, a distance or a speed on the screen; pixels, or pixels per millisecond. */
export interface Vector {
  x: number;
  y: number;
}

/** The view of a zoomed picture: its scale, and the offset of its centre from the frame's. */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** One moment of a drag; `at` in milliseconds. */
export interface Sample extends Vector {
  at: number;
}

export type Release = 'next' | 'previous' | 'close' | 'stay';

export const minZoom = 1;
export const maxZoom = 4;
/** The zoom of a double press. */
export const closeUp = 2.5;
/** A shorter movement counts as a press. */
const slop = 8;

/** The picture as it fits. */
export const atRest: View = { zoom: minZoom, x: 0, y: 0 };

const between = (low: number, value: number, high: number): number =>
  Math.min(high, Math.max(low, value));

export const clampZoom = (zoom: number): number => between(minZoom, zoom, maxZoom);

/** Index after moving by `by` pictures, with wrap-around. */
export function wrap(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

/**
 * The direction between two indices: `1` to the next, `-1` to the previous one. With two pictures
 * both are valid, and the caller's `wish` decides.
 */
export function directionOf(from: number, to: number, count: number, wish: 1 | -1): 1 | -1 {
  const next = wrap(from, 1, count) === to;
  const previous = wrap(from, -1, count) === to;
  if (next && previous) return wish;
  if (next) return 1;
  if (previous) return -1;
  return to > from ? 1 : -1;
}

/** Whether a drag is horizontal or vertical; `null` at its beginning. */
export function axisOf({ x, y }: Vector): 'x' | 'y' | null {
  if (Math.hypot(x, y) < slop) return null;
  return Math.abs(x) >= Math.abs(y) ? 'x' : 'y';
}

/** Speed at the end of a drag, from the last 100 ms. */
export function velocityOf(samples: readonly Sample[]): Vector {
  const last = samples.at(-1);
  const first = last && samples.find(({ at }) => last.at - at <= 100);
  if (!last || !first || last.at === first.at) return { x: 0, y: 0 };
  const time = last.at - first.at;
  return { x: (last.x - first.x) / time, y: (last.y - first.y) / time };
}

/** Minimum speed of a flick, in pixels per millisecond. */
const flick = 0.4;
/** A flick that returned to its start does not count. */
const shortest = 16;

/**
 * The result of releasing a picture at scale 1: far enough, or fast enough in the same direction.
 */
export function releaseOf(
  axis: 'x' | 'y' | null,
  moved: Vector,
  velocity: Vector,
  frame: Size,
): Release {
  if (axis === 'x') {
    const far = Math.abs(moved.x) > frame.width * 0.3;
    const fast =
      Math.abs(moved.x) > shortest &&
      Math.abs(velocity.x) > flick &&
      Math.sign(velocity.x) === Math.sign(moved.x);
    // Far, but moving back: cancelled.
    const back = Math.abs(velocity.x) > flick && Math.sign(velocity.x) !== Math.sign(moved.x);
    if ((far && !back) || fast) return moved.x < 0 ? 'next' : 'previous';
  }
  if (axis === 'y' && moved.y > 0) {
    const far = moved.y > frame.height * 0.2 && velocity.y > -flick;
    if (far || (moved.y > shortest && velocity.y > flick)) return 'close';
  }
  return 'stay';
}

/** The same view, limited so that no more of the frame is empty than necessary. */
export function clampView({ zoom: wanted, x, y }: View, picture: Size, frame: Size): View {
  const zoom = clampZoom(wanted);
  const roomX = Math.max(0, (picture.width * zoom - frame.width) / 2);
  const roomY = Math.max(0, (picture.height * zoom - frame.height) / 2);
  return { zoom, x: between(-roomX, x, roomX), y: between(-roomY, y, roomY) };
}

/** Zooms and keeps `point` fixed; `point` is relative to the centre of the frame. */
export function zoomAround(view: View, wanted: number, point: Vector): View {
  const zoom = clampZoom(wanted);
  const grow = zoom / view.zoom;
  return {
    zoom,
    x: point.x - (point.x - view.x) * grow,
    y: point.y - (point.y - view.y) * grow,
  };
}

const middleOf = (a: Vector, b: Vector): Vector => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});

export const distanceOf = (a: Vector, b: Vector): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The view after a pinch: the point between the fingers stays there. */
export function pinched(
  view: View,
  from: readonly [Vector, Vector],
  to: readonly [Vector, Vector],
): View {
  const start = middleOf(...from);
  const end = middleOf(...to);
  const spread = distanceOf(...to) / Math.max(1, distanceOf(...from));
  const zoomed = zoomAround(view, view.zoom * spread, start);
  return { ...zoomed, x: zoomed.x + end.x - start.x, y: zoomed.y + end.y - start.y };
}
