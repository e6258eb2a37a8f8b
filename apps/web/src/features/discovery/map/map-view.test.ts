import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundsAround,
  boundsOf,
  clustersOf,
  drawnLimits,
  isClosest,
  limited,
  type MapView,
  mercatorY,
  panned,
  type Pinch,
  pinched,
  type Spot,
  spotOf,
  tileLimits,
  viewOf,
  wheelFactor,
  zoomed,
} from './map-view.ts';

const size = { width: 600, height: 400 };
const centre = { latitude: 40.63, longitude: 22.95 };
const view: MapView = { x: centre.longitude, y: mercatorY(centre.latitude), scale: 5000 };

const anyPoint = fc.record({
  latitude: fc.double({ min: 40.5, max: 40.7, noNaN: true }),
  longitude: fc.double({ min: 22.85, max: 23.1, noNaN: true }),
});

describe('a view of the map', () => {
  it('has its centre in the middle, and north is up', () => {
    expect(spotOf(centre, view, size)).toEqual({ left: 300, top: 200 });
    expect(spotOf({ ...centre, latitude: 40.64 }, view, size).top).toBeLessThan(200);
  });

  it('has its bounds at its edges', () => {
    const { north, west } = boundsOf(view, size);
    const corner = spotOf({ latitude: north, longitude: west }, view, size);
    expect(corner.left).toBeCloseTo(0);
    expect(corner.top).toBeCloseTo(0);
  });

  it('shows all points inside its margin', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 1, maxLength: 9 }), (points) => {
        const bounds = boundsAround(points);
        if (bounds === null) return;
        const fitting = viewOf(bounds, size, 40, drawnLimits);
        for (const point of points) {
          const { left, top } = spotOf(point, fitting, size);
          expect(left).toBeGreaterThanOrEqual(39.9);
          expect(left).toBeLessThanOrEqual(560.1);
          expect(top).toBeGreaterThanOrEqual(39.9);
          expect(top).toBeLessThanOrEqual(360.1);
        }
      }),
    );
  });

  it('of one point is as close as possible', () => {
    const bounds = boundsAround([centre]);
    expect(bounds !== null && isClosest(viewOf(bounds, size, 40, drawnLimits), drawnLimits)).toBe(
      true,
    );
    expect(boundsAround([])).toBeNull();
  });

  it('moves by pixels, and not beyond the drawn land', () => {
    const { left, top } = spotOf(centre, panned(view, 60, 40, drawnLimits), size);
    expect(left).toBeCloseTo(240);
    expect(top).toBeCloseTo(160);
    expect(panned(view, 1e9, 0, drawnLimits).x).toBe(23.2);
  });

  it('stays within the limits of its map', () => {
    const far = { x: 24, y: mercatorY(41), scale: 100 };
    expect(limited(far, tileLimits)).toEqual(far);
    expect(limited(far, drawnLimits)).toEqual({ x: 23.2, y: mercatorY(40.8), scale: 900 });
  });

  it('comes closer around a spot', () => {
    const point = { latitude: 40.64, longitude: 22.93 };
    const spot = spotOf(point, view, size);
    const after = spotOf(point, zoomed(view, 2, spot, size, drawnLimits), size);
    expect(after.left).toBeCloseTo(spot.left);
    expect(after.top).toBeCloseTo(spot.top);
  });
});

it('joins pins that overlap', () => {
  const at = (item: string, left: number) => ({ item, spot: { left, top: 0 } });
  const clusters = clustersOf([at('a', 0), at('b', 30), at('c', 100)], 40);
  expect(clusters.map(({ items }) => items)).toEqual([['a', 'b'], ['c']]);
});

describe('a pinch', () => {
  const at = (left: number, top: number): Spot => ({ left, top });
  const pointAt = ({ left, top }: Spot, of: MapView) => ({
    x: of.x + (left - size.width / 2) / of.scale,
    y: of.y - (top - size.height / 2) / of.scale,
  });
  const anySpot = fc.record({
    left: fc.integer({ min: 100, max: 500 }),
    top: fc.integer({ min: 100, max: 300 }),
  });

  it('comes closer by as much as the fingers spread', () => {
    const after = pinched(
      view,
      [at(250, 200), at(350, 200)],
      [at(200, 200), at(400, 200)],
      size,
      drawnLimits,
    );
    expect(after.scale).toBeCloseTo(2 * view.scale);
    expect(after.x).toBeCloseTo(view.x);
    expect(after.y).toBeCloseTo(view.y);
  });

  it('only moves the map while the fingers keep their distance', () => {
    const after = pinched(
      view,
      [at(250, 200), at(350, 200)],
      [at(280, 190), at(380, 190)],
      size,
      drawnLimits,
    );
    expect(after).toEqual(panned(view, -30, 10, drawnLimits));
  });

  it('keeps what is between the fingers between them', () => {
    const middle = ([a, b]: Pinch) => at((a.left + b.left) / 2, (a.top + b.top) / 2);
    fc.assert(
      fc.property(anySpot, anySpot, anySpot, anySpot, (a, b, c, d) => {
        const [before, after]: [Pinch, Pinch] = [
          [a, b],
          [c, d],
        ];
        const then = pointAt(middle(before), view);
        const moved = pinched(view, before, after, size, tileLimits);
        const now = pointAt(middle(after), moved);
        expect(moved.scale).toBeGreaterThan(0);
        expect(now.x).toBeCloseTo(then.x);
        expect(now.y).toBeCloseTo(then.y);
      }),
    );
  });
});

describe('a turn of the wheel', () => {
  it.each([
    ['upwards comes closer', { deltaY: -100, deltaMode: 0, ctrlKey: false }, 2 ** 0.25],
    ['downwards goes away', { deltaY: 100, deltaMode: 0, ctrlKey: false }, 2 ** -0.25],
    ['counts lines', { deltaY: -3, deltaMode: 1, ctrlKey: false }, 2 ** 0.12],
    ['of a pinch on a trackpad is larger', { deltaY: -5, deltaMode: 0, ctrlKey: true }, 2 ** 0.05],
    ['has a limit', { deltaY: -9999, deltaMode: 2, ctrlKey: false }, 2 ** 0.5],
  ])('%s', (_, turn, factor) => {
    expect(wheelFactor(turn)).toBeCloseTo(factor);
  });
});
