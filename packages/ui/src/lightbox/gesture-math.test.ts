import { describe, expect, test } from 'vitest';
import {
  atRest,
  axisOf,
  clampView,
  directionOf,
  maxZoom,
  pinched,
  releaseOf,
  velocityOf,
  wrap,
  zoomAround,
} from './gesture-math.ts';

const frame = { width: 400, height: 600 };
const still = { x: 0, y: 0 };

describe('walking', () => {
  test('the ends meet', () => {
    expect(wrap(5, 1, 6)).toBe(0);
    expect(wrap(0, -1, 6)).toBe(5);
    expect(wrap(0, 1, 1)).toBe(0);
  });

  test('moves in the shorter direction', () => {
    expect(directionOf(5, 0, 6, -1)).toBe(1);
    expect(directionOf(0, 5, 6, 1)).toBe(-1);
    expect(directionOf(1, 4, 6, -1)).toBe(1);
    expect(directionOf(4, 1, 6, 1)).toBe(-1);
  });

  test('between two pictures moves in the requested direction', () => {
    expect(directionOf(0, 1, 2, -1)).toBe(-1);
    expect(directionOf(0, 1, 2, 1)).toBe(1);
  });
});

describe('axis', () => {
  test('is unknown until the finger has moved', () => {
    expect(axisOf({ x: 5, y: 5 })).toBeNull();
  });

  test('is the longer direction', () => {
    expect(axisOf({ x: -30, y: 12 })).toBe('x');
    expect(axisOf({ x: 8, y: 20 })).toBe('y');
  });
});

describe('velocity', () => {
  test('is that of the last 100 ms', () => {
    const samples = [
      { x: 0, y: 0, at: 0 },
      { x: 10, y: 0, at: 400 },
      { x: 60, y: -20, at: 500 },
    ];
    expect(velocityOf(samples)).toEqual({ x: 0.5, y: -0.2 });
  });

  test('is zero for a finger that rests before its release', () => {
    const samples = [
      { x: 0, y: 0, at: 0 },
      { x: 200, y: 0, at: 100 },
      { x: 200, y: 0, at: 900 },
    ];
    expect(velocityOf(samples)).toEqual(still);
    expect(velocityOf([])).toEqual(still);
  });
});

describe('release', () => {
  test('a long drag changes the picture, even if it is slow', () => {
    expect(releaseOf('x', { x: -130, y: 0 }, still, frame)).toBe('next');
    expect(releaseOf('x', { x: 130, y: 0 }, still, frame)).toBe('previous');
    expect(releaseOf('x', { x: -110, y: 0 }, still, frame)).toBe('stay');
  });

  test('a flick changes the picture, even if it is short', () => {
    expect(releaseOf('x', { x: -30, y: 0 }, { x: -0.6, y: 0 }, frame)).toBe('next');
    expect(releaseOf('x', { x: -10, y: 0 }, { x: -0.6, y: 0 }, frame)).toBe('stay');
  });

  test('a picture that is moving back stays', () => {
    expect(releaseOf('x', { x: -200, y: 0 }, { x: 0.6, y: 0 }, frame)).toBe('stay');
    expect(releaseOf('y', { x: 0, y: 200 }, { x: 0, y: -0.6 }, frame)).toBe('stay');
  });

  test('pulled down it closes, pushed up it does not', () => {
    expect(releaseOf('y', { x: 0, y: 130 }, still, frame)).toBe('close');
    expect(releaseOf('y', { x: 0, y: 40 }, { x: 0, y: 0.6 }, frame)).toBe('close');
    expect(releaseOf('y', { x: 0, y: -300 }, { x: 0, y: -2 }, frame)).toBe('stay');
  });

  test('a press is no drag', () => {
    expect(releaseOf(null, { x: -300, y: 300 }, { x: 2, y: 2 }, frame)).toBe('stay');
  });
});

describe('zoom', () => {
  const picture = { width: 400, height: 300 };

  test('keeps the point under the finger', () => {
    const point = { x: 100, y: -50 };
    const view = zoomAround(atRest, 2, point);
    expect(view).toEqual({ zoom: 2, x: -100, y: 50 });
    // The point of the picture under the finger, before and after.
    expect((point.x - view.x) / view.zoom).toBe(point.x);
  });

  test('ends at its limits', () => {
    expect(zoomAround(atRest, 9, still).zoom).toBe(maxZoom);
    expect(zoomAround({ zoom: 2, x: 0, y: 0 }, 0.2, still)).toEqual(atRest);
  });

  test('leaves no more of the frame empty than necessary', () => {
    expect(clampView({ zoom: 2, x: 900, y: 900 }, picture, frame)).toEqual({
      zoom: 2,
      x: 200,
      y: 0,
    });
    expect(clampView({ zoom: 4, x: -900, y: -900 }, picture, frame)).toEqual({
      zoom: 4,
      x: -600,
      y: -300,
    });
    expect(clampView({ zoom: 1, x: 50, y: 50 }, picture, frame)).toEqual(atRest);
  });

  test('follows two fingers', () => {
    const from = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ] as const;
    const apart = [
      { x: -100, y: 20 },
      { x: 100, y: 20 },
    ] as const;
    expect(pinched(atRest, from, apart)).toEqual({ zoom: 2, x: 0, y: 20 });
    expect(pinched(atRest, from, from)).toEqual(atRest);
  });
});
