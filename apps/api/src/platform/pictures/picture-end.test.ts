import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isForeignAfter, type PictureKind } from './picture-end.ts';

const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } });
const made: Record<PictureKind, () => Promise<Buffer>> = {
  jpeg: () => drawn.clone().jpeg({ progressive: true }).toBuffer(),
  png: () => drawn.clone().png().toBuffer(),
  webp: () => drawn.clone().webp().toBuffer(),
};

describe.each(['jpeg', 'png', 'webp'] as const)('behind a %s', (kind) => {
  test.each([
    ['nothing', '', false],
    ['the zeros of a camera', '\0\0\0\0', false],
    ['a page', '<html><script>alert(1)</script>', true],
    ['an archive', 'PK\x03\x04', true],
    ['a document', '%PDF-1.7', true],
  ])('%s', async (_, tail, isForeign) => {
    const bytes = Buffer.concat([await made[kind](), Buffer.from(tail, 'latin1')]);
    expect(isForeignAfter(bytes, kind)).toBe(isForeign);
  });
});

test('a picture that never ends has nothing behind it', async () => {
  const bytes = (await made.png()).subarray(0, 60);
  expect(isForeignAfter(bytes, 'png')).toBe(false);
});
