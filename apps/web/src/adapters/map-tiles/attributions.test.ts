// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { attributionsOf } from './attributions.ts';

it('reads the texts and links of attributions, each once', () => {
  const osm = '&copy; <a href="https://osm.example/copyright" onclick="alert(1)">OpenStreetMap</a>';
  expect(attributionsOf([osm, '', 'Tiles by Someone', osm])).toEqual([
    [
      { text: '© ', href: null },
      { text: 'OpenStreetMap', href: 'https://osm.example/copyright' },
    ],
    [{ text: 'Tiles by Someone', href: null }],
  ]);
});

it('makes no link of a script', () => {
  expect(attributionsOf(['<a href="javascript:alert(1)">Map</a>'])).toEqual([
    [{ text: 'Map', href: null }],
  ]);
});
