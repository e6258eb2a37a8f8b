import { describe, expect, test } from 'vitest';
import { contactMessages, newsletterSubscribers } from '../database/schema/index.ts';
import { createBackend } from '../../../test/backend.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import { fixtureApp } from '../../../test/fixture-app.ts';

const folder = fixtureApp();
const server = fileBackend({ appFolder: folder });

const ours = {
  Origin: 'http://localhost',
  'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
};

type Fields = Record<string, string> | [string, string][];

const send = (
  fields: Fields,
  {
    path = '/salon/01',
    headers = {},
    backend = server.backend,
  }: { path?: string; headers?: Record<string, string>; backend?: typeof server.backend } = {},
) =>
  backend.app.request(
    path,
    {
      method: 'POST',
      headers: { ...ours, ...headers },
      body: new URLSearchParams(fields).toString(),
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );

const subscribe = 'POST /api/v1/newsletter {"email":"eleni@salonica.example"}';

describe('a form', () => {
  test('is answered by its page, in the language of the URL or of the visitor, and never cached', async () => {
    const named = await send({}, { path: '/salon/01?tab=team&lang=el&x=1' });
    expect(await named.text()).toBe('el|/salon/01?tab=team&lang=el');
    const response = await send({}, { headers: { Cookie: 'salonica-language=el' } });
    expect(await response.text()).toBe('el|/salon/01');
    expect(response.status).toBe(422);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    expect(response.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
  });

  test('leads to another page', async () => {
    const response = await send({ to: '/salon/01?lang=el' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/salon/01?lang=el']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('calls the API', async () => {
    const response = await send({ call: subscribe });
    expect(await response.text()).toBe('en|/salon/01|204 ');
    expect(await server.db.select().from(newsletterSubscribers)).toHaveLength(1);
  });

  test('makes a guest, whose cookie serves the next calls and the visitor', async () => {
    const first = await send([
      ['call', 'PUT /api/v1/favorites/01'],
      ['call', 'GET /api/v1/favorites/ids'],
    ]);
    expect(await first.text()).toBe('en|/salon/01|204 |200 {"ids":["01"]}');
    const cookies = first.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual([
      'salonica-guest',
      'salonica-has-guest',
    ]);
    const Cookie = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
    const again = await send({ call: 'GET /api/v1/favorites/ids' }, { headers: { Cookie } });
    expect(await again.text()).toBe('en|/salon/01|200 {"ids":["01"]}');
  });
});

describe('limits', () => {
  const limited = (env: Record<string, string> = {}) =>
    createBackend({ db: server.db, appFolder: folder, registrations: 1, env });

  test('of a call hold for the address of the visitor', async () => {
    const backend = limited({ TRUSTED_PROXIES: '127.0.0.1' });
    const from = async (address: string) => {
      const headers = { 'X-Forwarded-For': address };
      return (await send({ call: subscribe }, { backend, headers })).text();
    };
    expect(await from('203.0.113.1')).toContain('|204');
    expect(await from('203.0.113.1')).toContain('|429');
    expect(await from('203.0.113.2')).toContain('|204');
  });

  test('of pages are answered with a page', async () => {
    const reads = { pages: 1 };
    const backend = createBackend({ db: server.db, appFolder: folder, reads });
    await send({}, { backend });
    const response = await send({}, { backend });
    expect(response.status).toBe(429);
    expect(await response.text()).toContain('<h1>Too many pages at once</h1>');
  });
});

describe('a page in the language of the visitor says that a form was not sent', () => {
  test.each([
    ['from another site', {}, { Origin: 'https://evil.example' }, 403],
    ['without an origin', {}, { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['in another format', {}, { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
    ['as JSON', {}, { 'Content-Type': 'application/json' }, 415],
    ['that is too large', { message: 'α'.repeat(10_000) }, {}, 413],
    ['that cannot be answered', { broken: '1' }, {}, 503],
  ])('%s', async (_, fields, headers, status) => {
    const Cookie = 'salonica-language=el';
    const response = await send(fields, { headers: { ...headers, Cookie } });
    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('<html lang="el">');
    expect(html).toContain('<h1>Η φόρμα δεν στάλθηκε</h1>');
  });
});

test('a page without forms takes none', async () => {
  for (const path of ['/', '/about', '/profile', '/nope', '/assets/index-D1z.js', '/%00']) {
    const response = await send({}, { path });
    expect([path, response.status]).toEqual([path, 405]);
  }
  expect(await server.db.$count(contactMessages)).toBe(0);
});
