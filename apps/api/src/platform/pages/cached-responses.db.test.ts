import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { salonClock } from '../database/schema/index.ts';
import { type RunningServer, startServer } from '../server.ts';
import { createBackend, testNow } from '../../../test/backend.ts';
import { fixtureApp } from '../../../test/fixture-app.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

const folder = fixtureApp();
let database: TestDatabase;
let now = testNow;
/** One backend at two addresses: the second one first sends stored responses. */
let servers: RunningServer[];
let wasCached: boolean;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  const env = { PREVIEW_BANNER: 'connected', PUBLIC_ORIGIN: 'http://localhost' };
  const backend = createBackend({ db: database.db, appFolder: folder, now: () => now, env });
  servers = [
    await startServer(backend.app, 0, '127.0.0.1'),
    await startServer(backend.app, 0, '127.0.0.1', (...call) => {
      wasCached = backend.sendCached(...call);
      return wasCached;
    }),
  ];
});
afterEach(() => Promise.all(servers.map((server) => server.close())));

interface Result {
  status: number | undefined;
  hasId: boolean;
  /** Unchanged except for the time and the request id. */
  head: string[];
  headers: IncomingHttpHeaders;
  body: string;
}

async function ask(server: RunningServer | undefined, path: string, headers = {}): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const request = { host: '127.0.0.1', port: server?.port, path, headers, agent: false };
  get(request, (response) => {
    const { statusCode: status, rawHeaders } = response;
    const head: string[] = [];
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
      if (!['date', 'x-request-id'].includes(name.toLowerCase())) head.push(name, value);
    }
    const { 'x-request-id': id, ...read } = response.headers;
    delete read.date;
    const hasId = /^[\w-]{8,64}$/.test(String(id));
    buffer(response).then((bytes) => {
      resolve({ status, hasId, head, headers: read, body: bytes.toString('latin1') });
    }, reject);
  }).on('error', reject);
  return promise;
}

const long = (path: string, headers = {}) => ask(servers[0], path, headers);
const quick = (path: string, headers = {}) => ask(servers[1], path, headers);

const greek = { Cookie: 'theme=dark; salonica-language=el' };
const brotli = { 'Accept-Encoding': 'gzip, deflate, br' };

test.each([
  ['/', {}],
  ['/', greek],
  ['/', { ...greek, ...brotli }],
  ['/about', { 'Accept-Encoding': 'gzip' }],
  ['/salon/01', brotli],
  ['/salon/01?tab=reviews', brotli],
  ['/salon/01?lang=el', brotli],
  ['/salon/01?lang=en', { ...greek, ...brotli }],
  ['/salon/nowhere', brotli],
])('%s with %j is sent unchanged from the cache', async (path, headers) => {
  const first = await quick(path, headers);
  expect(wasCached).toBe(false);
  const kept = await quick(path, headers);
  expect(wasCached).toBe(true);
  const made = await long(path, headers);
  expect(kept).toEqual(made);
  expect(kept).toEqual(first);
  expect(kept.hasId).toBe(true);
  expect(kept.headers['content-security-policy']).toContain("default-src 'self'");
  expect(kept.headers).toMatchObject({
    'cdn-cache-control': 'public, s-maxage=60, stale-while-revalidate=600',
    'server-timing': 'preview-banner',
  });
});

test.each([
  ['/', greek],
  ['/salon/01', brotli],
])('304 for %s with %j is sent unchanged from the cache', async (path, headers) => {
  const { etag } = (await quick(path, headers)).headers;
  const known = { ...headers, 'If-None-Match': etag };
  const first = await quick(path, known);
  const kept = await quick(path, known);
  expect(wasCached).toBe(true);
  expect(kept).toMatchObject({ status: 304, body: '' });
  expect(kept).toEqual(first);
  expect(kept).toEqual(await long(path, known));
  const other = await quick(path, { ...headers, 'If-None-Match': '"other"' });
  expect(other.status).toBe(200);
});

test.each([
  // A query parameter that the page does not read: it is stored under its own URL.
  ['/salon/01?utm_source=mail', {}, 200],
  ['/salon/%30%31', {}, 200],
  ['/./salon/01', {}, 200],
  ['/about/', {}, 301],
  ['/profile', {}, 200],
  ['/nope', {}, 404],
  ['/api/health', {}, 200],
] as const)('%s with %j takes the slow path', async (path, headers, status) => {
  for (const known of ['/', '/about', '/salon/01']) await quick(known);
  await quick(path, headers);
  const answer = await quick(path, headers);
  expect(wasCached).toBe(false);
  expect(answer.status).toBe(status);
});

test('no page is sent in another language', async () => {
  await quick('/about', greek);
  await quick('/about', greek);
  expect(wasCached).toBe(true);
  expect((await quick('/about')).body).toContain('<html lang="en">');
  expect((await quick('/about', greek)).body).toContain('<html lang="el">');
});

test('a page is rendered again once its salon changed, and after a minute', async () => {
  const rendering = async () => /<!--(\d+)-->/.exec((await quick('/salon/05')).body)?.[1];
  const first = await rendering();
  expect(await rendering()).toBe(first);
  expect(wasCached).toBe(true);
  await database.db
    .update(salonClock)
    .set({ version: sql`version + 1` })
    .where(eq(salonClock.salonId, '05'));
  now += 300;
  const second = await rendering();
  expect(second).not.toBe(first);
  now += 300;
  // Its validity has to be checked.
  expect(await rendering()).toBe(second);
  expect(wasCached).toBe(false);
  expect(await rendering()).toBe(second);
  expect(wasCached).toBe(true);
  now += 60_000;
  expect(await rendering()).not.toBe(second);
});
