import { expect, it } from 'vitest';
import { zoneOf } from './device-zone.ts';

it.each([
  ['Asia/Tokyo', -540, 'Asia/Tokyo'],
  ['Etc/Unknown', -180, 'Etc/GMT-3'],
  ['GMT+3', -180, 'Etc/GMT-3'],
  ['', 300, 'Etc/GMT+5'],
  [undefined, 0, 'Etc/GMT'],
  ['Etc/Unknown', -330, 'Europe/Athens'],
])('the zone of a browser that reports %s at %i minutes is %s', (reported, offset, zone) => {
  expect(zoneOf(reported, offset)).toBe(zone);
});
