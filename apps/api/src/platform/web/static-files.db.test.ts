import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fixtureApp } from '../../../test/fixture-app.ts';
import { fileBackend } from '../../../test/file-backend.ts';

const folder = fixtureApp();
const server = fileBackend({ appFolder: folder });

const greek = { Cookie: 'theme=dark; salonica-language=el' };

describe('files', () => {
  test('assets are cached for ever', async () => {
    const response = await server.backend.get('/assets/index-D1z.js');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    const font = await server.backend.get('/assets/body-A2b.woff2', { 'Accept-Encoding': 'br' });
    expect(font.headers.get('Content-Type')).toBe('font/woff2');
    expect(font.headers.get('Vary')).toBeNull();
  });

  test('a missing asset is a 404, not a page', async () => {
    const response = await server.backend.get('/assets/gone-X.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });

  test('files without a hash are revalidated every time', async () => {
    const response = await server.backend.get('/mark.svg');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
  });

  const decode = {
    br: (bytes: Buffer) => brotliDecompressSync(bytes),
    gzip: (bytes: Buffer) => gunzipSync(bytes),
    identity: (bytes: Buffer) => bytes,
  };

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=1', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
  ] as const)('a caller that accepts "%s" gets %s', async (accepted, encoding) => {
    const response = await server.backend.get('/assets/index-D1z.js', {
      'Accept-Encoding': accepted,
    });
    const expected = encoding === 'identity' ? null : encoding;
    expect(response.headers.get('Content-Encoding')).toBe(expected);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('Content-Length')).toBe(String(body.byteLength));
    expect(decode[encoding](body).toString()).toBe('export const app = 1;'.repeat(50));
  });

  test('HEAD has the headers of GET and no body', async () => {
    const response = await server.backend.head('/assets/index-D1z.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe('1050');
    expect(await response.text()).toBe('');
  });

  test('a caller that has the content gets 304, one with another encoding does not', async () => {
    const brotli = { 'Accept-Encoding': 'br' };
    const etag = (await server.backend.get('/about', brotli)).headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[\da-f]{16}-br"$/);
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await server.backend.get('/about', { ...brotli, 'If-None-Match': held });
      expect(response.status).toBe(304);
      expect(response.headers.get('ETag')).toBe(etag);
      expect(response.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
      expect(await response.text()).toBe('');
    }
    const gzip = await server.backend.get('/about', {
      'Accept-Encoding': 'gzip',
      'If-None-Match': etag,
    });
    expect(gzip.status).toBe(200);
    const greekPage = await server.backend.get('/about', {
      ...brotli,
      ...greek,
      'If-None-Match': etag,
    });
    expect(greekPage.status).toBe(200);
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..\\..\\secret.txt',
    '/assets/%00',
    '/assets/',
    '/assets/index-D1z.js/',
    '/.%2e/secret.txt',
    '/storage/../secret.txt',
    '/storage/..%2f..%2fpackage.json',
  ])('%s is not found', async (path) => {
    const response = await server.backend.get(path);
    expect([301, 404]).toContain(response.status);
    expect(await response.text()).not.toContain('not for visitors');
  });
});
