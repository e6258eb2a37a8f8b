import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { homePageDataSchema, darkImage, storageUrl } from '@salonica/contract';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawingHash } from './catalogue.ts';
import { createBackend } from '../../../test/backend.ts';
import { makeTemporaryFolder } from '../../../test/temporary-folder.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;
let published: string[];
const cache = makeTemporaryFolder();

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({ db: database.db, pictureCache: cache });
  const answer = await (await backend.fetchHomePage()).json();
  const { categories, topRatedSalons } = v.parse(homePageDataSchema, answer);
  published = [
    ...categories.map(({ icon }) => icon),
    ...topRatedSalons.flatMap(({ images }) => images.map(({ image }) => image)),
  ];
});
afterAll(async () => {
  await database.close();
  rmSync(cache, { recursive: true });
});

describe('pictures', () => {
  test('every path of the response exists in light and in dark', async () => {
    expect(published).toHaveLength(10 + 48 * 6);
    for (const path of published) {
      const [light, dark] = await Promise.all([
        backend.head(storageUrl(path)),
        backend.head(storageUrl(darkImage(path))),
      ]);
      expect([path, light.status, dark.status]).toEqual([path, 200, 200]);
      expect(dark.headers.get('ETag')).not.toBe(light.headers.get('ETag'));
    }
  });

  test('a published path identifies its content and is cached for ever', async () => {
    const [icon = ''] = published;
    expect(icon).toMatch(/^categories\/haircut\.[\da-f]{10}\.svg$/);
    const response = await backend.get(storageUrl(icon), { 'Accept-Encoding': 'gzip, br' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
    const svg = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(svg).toMatch(/^<svg width="320" height="240" xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  });

  test('a salon is shown by the bitmap drawing, which is not compressed again', async () => {
    const facade = published[10] ?? '';
    expect(facade).toMatch(/^salons\/\w+\/facade\.[\da-f]{10}\.avif$/);
    const response = await backend.get(storageUrl(facade), { 'Accept-Encoding': 'gzip, br' });
    expect(response.headers.get('Content-Type')).toBe('image/avif');
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(response.headers.get('Vary') ?? '').not.toMatch(/Accept-Encoding/);
    const { width, height, hasAlpha } = await sharp(await response.arrayBuffer()).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 960, height: 720, hasAlpha: false });
  });

  test('a link to a salon is shared with a picture that social networks read', async () => {
    const answer = await backend.get('/api/v1/salons/09');
    const { sharedPicture } = v.parse(v.object({ sharedPicture: v.string() }), await answer.json());
    expect(sharedPicture).toMatch(/^\/storage\/salons\/09\/share\.[\da-f]{10}\.jpg$/);
    const response = await backend.get(sharedPicture, { 'Accept-Encoding': 'gzip, br' });
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response.headers.get('Content-Encoding')).toBeNull();
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  });

  test('the facades of cards were made from the current drawings', () => {
    const folder = join(import.meta.dirname, '../../../art/facades');
    const drawn: unknown = JSON.parse(readFileSync(join(folder, 'drawn.json'), 'utf8'));
    const svgs = readdirSync(folder).filter((name) => name.endsWith('.svg'));
    expect(drawn).toEqual(
      Object.fromEntries(svgs.map((name) => [name, drawingHash(join(folder, name))])),
    );
    for (const name of svgs) {
      expect(statSync(join(folder, name.replace('.svg', '.avif'))).size).toBeGreaterThan(0);
    }
  });

  test('a path with another content hash is not found', async () => {
    expect((await backend.get('/storage/categories/haircut.0000000000.svg')).status).toBe(404);
  });

  test.each([
    '/storage/avatars/eleni.svg',
    '/storage/salons/01/stations.svg',
    '/storage/salons/01/stations-dark.svg',
    '/storage/categories/beard.svg',
  ])('the plain path %s exists and is revalidated', async (path) => {
    const response = await backend.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=600');
  });

  test('a picture without a dark drawing responds with 404, and the app keeps the light picture', async () => {
    expect((await backend.get('/storage/avatars/eleni-dark.svg')).status).toBe(404);
  });

  test('a caller that has the picture gets 304', async () => {
    const url = storageUrl(published[10] ?? '');
    const etag = (await backend.get(url)).headers.get('ETag') ?? '';
    const response = await backend.get(url, { 'If-None-Match': etag });
    expect(response.status).toBe(304);
    expect(response.headers.get('Cache-Control')).toMatch(/immutable/);
  });

  test('a drawing is compressed once, even for concurrent requests', async () => {
    const ask = () => backend.get('/storage/avatars/nikos.svg', { 'Accept-Encoding': 'br' });
    const before = readdirSync(cache).length;
    const responses = await Promise.all([ask(), ask(), ask()]);
    const bodies = await Promise.all(responses.map((response) => response.arrayBuffer()));
    expect(new Set(bodies.map((body) => body.byteLength)).size).toBe(1);
    expect(readdirSync(cache)).toHaveLength(before + 1);
  });
});
