import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { salonClock } from '../database/schema/index.ts';
import { createBackend, testNow } from '../../../test/backend.ts';
import { fixtureApp } from '../../../test/fixture-app.ts';
import { fileBackend } from '../../../test/file-backend.ts';

let now = testNow;
const folder = fixtureApp();
const server = fileBackend({ appFolder: folder, now: () => now });

const greek = { Cookie: 'salonica-language=el' };
const name = 'Atelier Aristotelous';

async function textOf(path: string, headers = {}): Promise<string> {
  const response = await server.backend.get(path, headers);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  return response.text();
}

/** The number of the rendering. */
const renderingOf = (html: string) => Number(/<!--(\d+)-->/.exec(html)?.[1]);

describe('a rendered page of the server', () => {
  test.each([
    ['/', {}, 'en', '/'],
    ['/about?from=newsletter', greek, 'el', '/about'],
    ['/salon/01', {}, 'en', name],
    ['/salon/01?tab=reviews&from=mail', greek, 'el', `${name}reviews`],
    // Links of the page keep its URL's language.
    ['/salon/01?lang=el', {}, 'el', `${name}el`],
    ['/salon/01?lang=en', greek, 'en', `${name}en`],
    ['/salon/01?lang=xx', greek, 'el', name],
  ])('%s with %j is in "%s" and contains %s', async (path, headers, language, content) => {
    const html = await textOf(path, headers);
    expect(html.replace(/<!--\d+-->/, '')).toBe(`<html lang="${language}">${content}</html>`);
  });

  test('of an unknown salon is a 404', async () => {
    const response = await server.backend.get('/salon/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('none');
  });

  test('that cannot be rendered is logged', async () => {
    await server.backend.get('/salon/broken');
    expect(server.backend.lines.at(-2)).toContain('"path":"/salon/broken"');
  });
});

describe('a rendered page', () => {
  test('is revalidated every time, by its tag', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const response = await server.backend.get('/salon/01', headers);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('CDN-Cache-Control')).toBe(
      'public, s-maxage=60, stale-while-revalidate=600',
    );
    const tag = response.headers.get('ETag') ?? '';
    const again = await server.backend.get('/salon/01', { ...headers, 'If-None-Match': tag });
    expect(again.status).toBe(304);
  });

  test('depends on the cookie only where its URL names no language', async () => {
    const varyOf = async (path: string) => (await server.backend.get(path)).headers.get('Vary');
    expect(await varyOf('/salon/01')).toBe('Cookie, Accept-Encoding');
    expect(await varyOf('/salon/01?lang=el')).toBe('Accept-Encoding');
  });

  test('is rendered again once its salon changed, or a minute has passed', async () => {
    const first = renderingOf(await textOf('/salon/02'));
    const others = renderingOf(await textOf('/salon/03'));
    expect(renderingOf(await textOf('/salon/02?utm=1'))).toBe(first);
    await server.db
      .update(salonClock)
      .set({ version: sql`version + 1` })
      .where(eq(salonClock.salonId, '02'));
    now += 300;
    expect(renderingOf(await textOf('/salon/02'))).toBeGreaterThan(others);
    expect(renderingOf(await textOf('/salon/03'))).toBe(others);
    now += 60_000;
    expect(renderingOf(await textOf('/salon/03'))).toBeGreaterThan(others);
  });

  test('is rendered for every caller where the cache is off', async () => {
    const measured = createBackend({
      db: server.db,
      appFolder: folder,
      env: { PAGE_CACHE: 'off' },
    });
    const read = async () => renderingOf(await (await measured.get('/salon/04')).text());
    expect(await read()).toBeLessThan(await read());
  });
});
