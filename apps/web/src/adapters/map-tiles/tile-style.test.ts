import { describe, expect, it } from 'vitest';
import { styleOf, zoomOf } from './tile-style.ts';

const template = 'https://tiles.example/{z}/{x}/{y}.png';
const style = 'https://tiles.example/day.json';

/** How the pictures of a template are changed. */
const paintOf = (...args: Parameters<typeof styleOf>) => {
  const made = styleOf(...args);
  return typeof made === 'string' ? made : made.layers[0]?.paint;
};

describe('the style of a tile service', () => {
  it('is the URL of a style', () => {
    expect(styleOf({ tilesUrl: style }, 'light')).toBe(style);
    expect(styleOf({ tilesUrl: style }, 'dark')).toBe(style);
    expect(styleOf({ tilesUrl: style, darkTilesUrl: `${style}?dark` }, 'dark')).toBe(
      `${style}?dark`,
    );
  });

  it('shows the pictures of a template', () => {
    expect(styleOf({ tilesUrl: template }, 'light')).toMatchObject({
      sources: { tiles: { type: 'raster', tiles: [template], tileSize: 256 } },
      layers: [{ source: 'tiles' }],
    });
  });

  it('inverts light pictures in the dark theme, unless there are dark ones', () => {
    expect(paintOf({ tilesUrl: template }, 'light')).toEqual({});
    expect(paintOf({ tilesUrl: template }, 'dark')).toMatchObject({ 'raster-hue-rotate': 180 });
    expect(paintOf({ tilesUrl: style, darkTilesUrl: template }, 'dark')).toEqual({});
  });
});

it('counts zooms as MapLibre does', () => {
  expect(zoomOf(512 / 360)).toBe(0);
  expect(zoomOf((512 * 2 ** 14) / 360)).toBeCloseTo(14);
});
