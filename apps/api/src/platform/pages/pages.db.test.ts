import { describe, expect, test } from 'vitest';
import { createBackend } from '../../../test/backend.ts';
import { fixtureApp } from '../../../test/fixture-app.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import { liveIdentity } from '../../../test/live-identity.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

const folder = fixtureApp();
const server = fileBackend({ appFolder: folder });

const greek = { Cookie: 'theme=dark; salonica-language=el' };

test('the page of a link to a booking tells no other page where the visitor came from', async () => {
  const referrerPolicy = async (path: string) =>
    (await server.backend.get(path)).headers.get('Referrer-Policy');
  expect(await referrerPolicy('/visit?lang=el')).toBe('no-referrer');
  expect(await referrerPolicy('/about')).toBe('strict-origin-when-cross-origin');
});

describe('documents', () => {
  test.each([
    ['/profile', {}, 200, 'en', 'fallback'],
    ['/profile/wallet', greek, 200, 'el', 'fallback'],
    ['/nope', {}, 404, 'en', '404'],
    ['/nope', greek, 404, 'el', '404'],
    ['/salon', {}, 404, 'en', '404'],
    ['/salon/01/more', {}, 404, 'en', '404'],
    ['/index.html', {}, 404, 'en', '404'],
    ['/404.el.html', {}, 404, 'en', '404'],
    ['/nope.js', {}, 404, 'en', '404'],
    // A page that cannot be rendered is left to the app.
    ['/salon/broken', greek, 200, 'el', 'fallback'],
  ])('%s with %j answers %i in "%s" with %s', async (path, headers, status, language, name) => {
    const response = await server.backend.get(path, headers);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(`<html lang="${language}">${name}</html>`);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
  });

  test.each([
    ['/about/', '/about'],
    ['/salon/01/?tab=team&lang=el', '/salon/01?tab=team&lang=el'],
    ['/no/such/page/', '/no/such/page'],
  ])('%s redirects to the address without the slash, for any host', async (path, to) => {
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
    const secure = createBackend({
      db: server.db,
      appFolder: folder,
      env: { ...liveIdentity, PUBLIC_ORIGIN: 'https://salonica.example' },
    });
    for (const method of ['GET', 'HEAD']) {
      const response = await server.backend.app.request(path, { method, headers });
      expect([response.status, response.headers.get('Location')]).toEqual([301, to]);
      const known = await secure.app.request(`http://evil.example${path}`, { method, headers });
      expect(known.headers.get('Location')).toBe(`https://salonica.example${to}`);
    }
  });

  test.each(['//evil.example/', '//evil.example/about/', '/about//', '/%2F/evil.example//'])(
    '%s redirects nowhere',
    async (path) => {
      const response = await server.backend.get(`http://localhost${path}`);
      expect([response.status, response.headers.get('Location')]).toEqual([404, null]);
    },
  );

  test.each([
    '/salon/%E0%A4%A',
    '/%',
    '/salon/%ED%A0%80',
    '/salon/%00',
    '/salon/%0Aline',
    `/salon/${'a'.repeat(300)}`,
    `/${'a'.repeat(9000)}`,
    '/profile/%FF',
    '/mark%00.svg',
  ])('%s is a page that does not exist', async (path) => {
    const response = await server.backend.get(path);
    expect([response.status, await response.text()]).toEqual([404, '<html lang="en">404</html>']);
    const inGreek = await server.backend.head(path, greek);
    expect([inGreek.status, await inGreek.text()]).toEqual([404, '']);
    expect(inGreek.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'])(
    '%s is no method of a page',
    async (method) => {
      const response = await server.backend.app.request('/about', { method });
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  test('a query with characters that no text has is left out', async () => {
    const response = await server.backend.get('/salon/01?tab=%00');
    expect([response.status, (await response.text()).includes('\0')]).toEqual([200, false]);
  });

  test('before the first build the response explains it', async () => {
    const unbuilt = createBackend({ db: server.db, appFolder: temporaryFolder() });
    const response = await unbuilt.get('/');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(await response.text()).toBe('The app is not built yet.');
  });
});

describe('a preview banner', () => {
  test('is announced with every document where one is configured', async () => {
    const options = { db: server.db, appFolder: folder };
    const preview = createBackend({ ...options, env: { PREVIEW_BANNER: 'connected' } });
    for (const path of ['/', '/salon/01', '/nope']) {
      expect((await preview.get(path)).headers.get('Server-Timing')).toBe('preview-banner');
      expect((await server.backend.get(path)).headers.get('Server-Timing')).toBeNull();
    }
    expect((await preview.get('/mark.svg')).headers.get('Server-Timing')).toBeNull();
  });
});

describe('files for search engines', () => {
  test('the sitemap contains the pages of the catalogue too', async () => {
    const response = await server.backend.get('/sitemap.xml', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    const sitemap = await response.text();
    for (const path of ['/', '/about', '/salon/01', '/category/1']) {
      expect(sitemap).toContain(`<url><loc>https://salonica.example${path}</loc>`);
      expect(sitemap).toContain(`<url><loc>https://salonica.example${path}?lang=el</loc>`);
    }
    // Two pages of the build, 10 categories and 48 salons, in two languages.
    expect(sitemap.match(/<loc>/g)).toHaveLength(120);
    expect(sitemap).toMatch(/\/salon\/01<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    expect(sitemap.endsWith('</urlset>\n')).toBe(true);
  });

  test('the sitemap names the public address, and no other', async () => {
    const secure = createBackend({
      db: server.db,
      appFolder: folder,
      env: { ...liveIdentity, PUBLIC_ORIGIN: 'https://booking.example' },
    });
    const sitemap = await (await secure.get('http://evil.example/sitemap.xml')).text();
    expect(sitemap).toContain('<loc>https://booking.example/about</loc>');
    expect(sitemap).not.toContain('evil.example');
  });

  test('robots.txt is text', async () => {
    const response = await server.backend.get('/robots.txt');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  });

  test.each([
    ['/profile', 'noindex'],
    ['/profile/wallet', 'noindex'],
    ['/', null],
    ['/salon/01', null],
  ])('%s is sent with %j', async (path, robots) => {
    expect((await server.backend.get(path)).headers.get('X-Robots-Tag')).toBe(robots);
  });
});
