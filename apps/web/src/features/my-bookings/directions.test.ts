import { describe, expect, it } from 'vitest';
import { directionsTo } from './directions.ts';

const place = 'Ρόδι, Πλατεία Αριστοτέλους 12 & 14';
const wanted = encodeURIComponent(place);

describe('directions to a salon', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
      `geo:0,0?q=${wanted}`,
      false,
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
      `https://maps.apple.com/?daddr=${wanted}`,
      true,
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
      `https://maps.apple.com/?daddr=${wanted}`,
      true,
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
      `https://www.google.com/maps/dir/?api=1&destination=${wanted}`,
      true,
    ],
    ['', `https://www.google.com/maps/dir/?api=1&destination=${wanted}`, true],
  ])('on %s', (userAgent, href, isPage) => {
    expect(directionsTo(place, userAgent)).toEqual({ href, isPage });
  });
});
