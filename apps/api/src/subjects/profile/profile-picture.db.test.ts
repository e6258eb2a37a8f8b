import { type FailureBody, failureBodySchema, profileResponseSchema } from '@salonica/contract/v1';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { chunk, pngClaiming } from '../../platform/pictures/testing/made-pictures.ts';
import { readJson, sent } from '../../../test/read-json.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import { signedIn } from '../../../test/visitor.ts';

const server = fileBackend();

const path = '/api/v1/profile/picture';

const send = (uid: string, bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg') =>
  server.backend.app.request(path, {
    method: 'PUT',
    headers: { ...signedIn(uid), 'Content-Type': type },
    body: bytes,
  });

const read = (uid: string, headers: Record<string, string> = {}) =>
  server.backend.get(path, { ...signedIn(uid), ...headers });

const refusal = async (response: Response): Promise<FailureBody & { status: number }> => ({
  status: response.status,
  ...sent(failureBodySchema, await response.json()),
});

const plane = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3 as const, background },
});

/** Red on the left, blue on the right, twice as wide as high. */
const halves = () =>
  sharp(plane(400, 200, '#f00')).composite([{ input: plane(200, 200, '#00f'), left: 200, top: 0 }]);

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  });

const asBytes = async (image: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await image.toBuffer());

describe('a picture', () => {
  test('is stored upright, square, small, and without the other data of the file', async () => {
    const sent = await asBytes(
      halves()
        .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
        .withMetadata({ orientation: 6 })
        .jpeg(),
    );
    expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6 });
    const answer = await send('eleni', sent);
    const { picture } = await readJson(answer, profileResponseSchema);
    const response = await read('eleni');
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Cache-Control')).toContain('private');
    expect(response.headers.get('ETag')).toContain(picture);
    const stored = new Uint8Array(await response.arrayBuffer());
    const found = await sharp(stored).metadata();
    expect(found).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect([found.exif, found.icc, found.xmp, found.orientation]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    // Rotated a quarter clockwise, the left side is on top.
    const pixels = await sharp(stored).raw().toBuffer();
    const [above, below] = [10, 245].map((y) => [
      ...pixels.subarray((y * 256 + 128) * 3).subarray(0, 3),
    ]);
    expect(above?.map((value) => value > 128)).toEqual([true, false, false]);
    expect(below?.map((value) => value > 128)).toEqual([false, false, true]);
  });

  test('of random noise still fits into its row', async () => {
    expect((await send('noisy', await asBytes(noise(900, 600).png()), 'image/png')).status).toBe(
      200,
    );
    const { byteLength } = await (await read('noisy')).arrayBuffer();
    expect(byteLength).toBeLessThanOrEqual(60 * 1024);
  });

  test('is not sent again to a client that has it', async () => {
    await send('again', await asBytes(halves().webp()));
    const tag = (await read('again')).headers.get('ETag') ?? '';
    expect((await read('again', { 'If-None-Match': tag })).status).toBe(304);
  });

  test('is only for its owner, and is deleted when it is removed', async () => {
    await send('owner', await asBytes(halves().png()));
    expect((await read('stranger')).status).toBe(404);
    expect((await server.backend.get(path)).status).toBe(401);
    const answer = await server.backend.customer('owner').send('DELETE', path);
    expect((await readJson(answer, profileResponseSchema)).picture).toBeNull();
    expect((await read('owner')).status).toBe(404);
  });
});

describe('everything but a picture is refused', () => {
  const text = (words: string) => new TextEncoder().encode(words);
  const gif = text('GIF89a and so on');
  const moving = async () =>
    asBytes(
      sharp([await halves().png().toBuffer(), await noise(400, 200).png().toBuffer()], {
        join: { animated: true },
      }).webp(),
    );
  const cut = async () => (await asBytes(noise(300, 300).jpeg())).slice(0, 4000);
  const cutPng = async () => (await asBytes(noise(300, 300).png())).slice(0, 4000);
  const animatedPng = async () => {
    const bytes = await asBytes(halves().png());
    const control = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
    return new Uint8Array([...bytes.slice(0, 33), ...control, ...bytes.slice(33)]);
  };

  test.each([
    ['an SVG', async () => text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not a JPEG'],
    ['a page', async () => text('<!doctype html><script>alert(1)</script>'), 'not a JPEG'],
    ['a GIF', async () => gif, 'not a JPEG'],
    ['nothing', async () => new Uint8Array(), 'not a JPEG'],
    ['a moving WebP', moving, 'Animated'],
    ['a moving PNG', animatedPng, 'Animated'],
    ['a JPEG that is cut off', cut, 'damaged'],
    ['a PNG that is cut off', cutPng, 'damaged'],
    [
      'a few bytes that claim billions of pixels',
      async () => pngClaiming(60_000, 60_000),
      'pixels',
    ],
  ])('%s', async (_, bytes, words) => {
    const said = await refusal(await send('refused', await bytes(), 'image/png'));
    expect([said.status, said.code]).toEqual([422, 'invalid']);
    expect(said.message).toContain(words);
    expect(said.fields?.['picture']).toBe(said.message);
    expect((await read('refused')).status).toBe(404);
  });

  test('a file of more than 5 MB', async () => {
    const said = await refusal(await send('large', new Uint8Array(5 * 1024 * 1024 + 1)));
    expect([said.status, said.message]).toEqual([413, expect.stringContaining('5 MB')]);
  });
});

describe('the name', () => {
  const rename = (uid: string, name: unknown) =>
    server.backend.customer(uid).send('PATCH', '/api/v1/profile', { name });

  test('is the last one entered, trimmed', async () => {
    const { name } = await readJson(await rename('named', '  Ζωή Παππά '), profileResponseSchema);
    expect(name).toBe('Ζωή Παππά');
    const answer = await server.backend.customer('named').get('/api/v1/profile');
    expect((await readJson(answer, profileResponseSchema)).name).toBe('Ζωή Παππά');
  });

  test.each([[''], ['   '], ['x'.repeat(121)], ['two\nlines'], ['\u202ekcab'], [7]])(
    'is not %j',
    async (name) => {
      const said = await refusal(await rename('unnamed', name));
      expect([said.status, Object.keys(said.fields ?? {})]).toEqual([422, ['name']]);
    },
  );
});
