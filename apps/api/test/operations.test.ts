import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchDatabase } from '../src/platform/metrics/watch-database.ts';
import { startServer } from '../src/platform/server.ts';
import { createBackend } from './backend.ts';
import { booked, bookingCalls, draftAt } from './booking-calls.ts';
import { readEventStream } from './event-stream.ts';
import { fixtureApp } from './fixture-app.ts';
import { makeSalon } from './salon-fixture.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

const folder = fixtureApp();
const token = 'letters-for-those-who-run-it';
const env = { TRUSTED_PROXIES: '10.0.0.0/8', METRICS_TOKEN: token };
let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({ db: database.db, appFolder: folder, env });
  watchDatabase(backend.metrics, database.pool);
});
afterAll(() => database.close());

/** A call from an address. */
const from = (remoteAddress: string, path: string, headers: Record<string, string> = {}) =>
  backend.app.request(path, { headers }, { incoming: { socket: { remoteAddress } } });

describe('the request id', () => {
  const idOf = (response: Response) => response.headers.get('X-Request-Id');
  const sent = { 'X-Request-Id': 'balancer-4711' };

  test.each(['/', '/api/health', '/api/v1/salons', '/api/nope', '/nope', '/mark.svg'])(
    'is on the response of %s and in its log line',
    async (path) => {
      const id = idOf(await from('203.0.113.7', path));
      expect(id).toMatch(/^[\da-f]{12}-\w+$/);
      expect(backend.lines.at(-1)).toContain(`"id":"${id}"`);
      expect(idOf(await from('203.0.113.7', path))).not.toBe(id);
      expect(idOf(await from('10.1.2.3', path, sent))).toBe('balancer-4711');
      expect(idOf(await from('203.0.113.7', path, sent))).not.toBe('balancer-4711');
    },
  );

  test.each(['short', 'eleni@salonica.example', 'a'.repeat(65), 'two words of it'])(
    'is not "%s", from any caller',
    async (id) => {
      const answer = await from('10.1.2.3', '/api/health', { 'X-Request-Id': id });
      expect(idOf(answer)).toMatch(/^[\da-f]{12}-\w+$/);
    },
  );

  test('is included in a failure, too', async () => {
    const broken = createBackend({
      db: database.db,
      verifier: { verify: () => Promise.reject(new TypeError('eleni@salonica.example')) },
    });
    const answer = await broken.customer('eleni').get('/api/v1/bookings?when=past');
    expect(answer.status).toBe(500);
    const failure = broken.lines.find((line) => line.includes('"event":"failed"'));
    expect(failure).toContain(`"id":"${idOf(answer)}","route":"/api/v1/`);
    expect(failure).not.toContain('eleni');
  });
});

const lineSchema = v.strictObject({
  time: v.pipe(v.string(), v.isoTimestamp()),
  level: v.picklist(['info', 'warn', 'error']),
  event: v.string(),
  id: v.optional(v.string()),
  method: v.optional(v.string()),
  route: v.optional(v.pipe(v.string(), v.regex(/^[\w\-/:*.{}]+$/))),
  path: v.optional(v.pipe(v.string(), v.regex(/^[\w\-/]+$/))),
  status: v.optional(v.number()),
  ms: v.optional(v.number()),
  error: v.optional(v.string()),
  at: v.optional(v.string()),
});

test('the log describes the request and not the caller', async () => {
  const quiet = createBackend({ db: database.db, appFolder: folder, env });
  const salon = await makeSalon(database.db);
  const headers = {
    'X-Forwarded-For': '198.51.100.23',
    'User-Agent': 'Secret Browser',
    Referer: 'https://elsewhere.example/secret',
  };
  const eleni = quiet.customer('eleni-secret', headers);
  const calls = bookingCalls(eleni);
  const draft = draftAt(salon, {
    location: 'home',
    address: 'Secret street 1',
    notes: 'Secret note',
  });
  await calls.confirm(draft);
  const booking = await booked(calls.confirm(draftAt(salon)));
  await calls.read(booking.id);
  await calls.cancel(booking);
  await quiet.register({ identity: 'secret@salonica.example', fullname: 'Secret Name' }, headers);
  await quiet.visitor(headers).get('/api/v1/salons?q=secret');
  await quiet.get('/salons?q=secret', headers);
  await quiet.get('/salon/broken?tab=secret', headers);
  await quiet.get('/salon/01?lang=el&token=secret', headers);
  await quiet.get('/profile/wallet?secret=1', headers);
  await quiet.get('/reset-password/secret-code', headers);
  await quiet.get('/%E0%A4%A', headers);
  const all = quiet.lines.join('');
  expect(all).not.toMatch(/secret|eleni|198\.51|@|[?&]\w+=|Bearer/i);
  const lines = quiet.lines.map((line) => v.parse(lineSchema, JSON.parse(line)));
  const requests = lines.filter(({ event }) => event === 'request');
  expect(requests).toHaveLength(12);
  expect(requests.map(({ route }) => route)).toEqual(
    expect.arrayContaining(['/api/v1/bookings', '/api/v1/bookings/:id', '/salon/:id']),
  );
});

describe('the metrics', () => {
  const path = '/api/metrics';

  test.each([
    ['this machine', '127.0.0.1', {}, 200],
    ['this machine, by IPv6', '::1', {}, 200],
    ['this machine, on a socket for both families', '::ffff:127.0.0.1', {}, 200],
    ['a proxy on this machine', '127.0.0.1', { 'X-Forwarded-For': '203.0.113.7' }, 404],
    ['another machine', '203.0.113.7', {}, 404],
    ['another machine with the token', '203.0.113.7', { Authorization: `Bearer ${token}` }, 200],
    ['another machine with another token', '203.0.113.7', { Authorization: 'Bearer no' }, 404],
  ] as const)('are public or not: %s', async (_case, address, headers, status) => {
    const answer = await from(address, path, headers);
    expect(answer.status).toBe(status);
    const unknown = await (await from(address, '/api/nope')).text();
    const text = await answer.text();
    expect(text === unknown).toBe(status === 404);
  });

  test('are refused without a token', async () => {
    const { app } = createBackend({ db: database.db });
    const elsewhere = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
    for (const sent of ['Bearer ', 'Bearer undefined', '']) {
      const answer = await app.request(path, { headers: { Authorization: sent } }, elsewhere);
      expect(answer.status).toBe(404);
    }
  });

  const figures = async () => (await from('127.0.0.1', path)).text();

  test('count requests by pattern, pages by source, and waiting callers', async () => {
    const counted = createBackend({ db: database.db, appFolder: folder, env });
    watchDatabase(counted.metrics, database.pool);
    for (const page of ['/salon/01', '/salon/01', '/salon/02', '/salon/broken'])
      await counted.get(page);
    await counted.get('/api/v1/salons/01');
    await counted.app.request('/', { method: 'BREW' });
    const text = await counted.metrics.registry.metrics();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/salon/:id",status="200"} 4',
    );
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/v1/salons/:id",status="200"} 1',
    );
    expect(text).toContain('method="other"');
    expect(text).not.toContain('BREW');
    expect(text).toContain('salonica_pages_total{source="cached"} 1');
    expect(text).toContain('salonica_pages_total{source="rendered"} 2');
    expect(text).toContain('salonica_pages_total{source="fallback"} 1');
    expect(text).toMatch(/salonica_database_connections\{state="idle"\} \d/);
    expect(text).toContain('salonica_database_waiting 0');
  });

  test('count open streams', async () => {
    expect(await figures()).toContain('salonica_live_streams 0');
    const stream = readEventStream(await backend.get('/api/v1/events?salons=01'));
    await stream.next();
    expect(await figures()).toContain('salonica_live_streams 1');
    await stream.close();
    expect(await figures()).toContain('salonica_live_streams 0');
  });

  test('cover a running process, cached pages included', async () => {
    const running = createBackend({ db: database.db, appFolder: folder });
    const server = await startServer(running.app, 0, '127.0.0.1', running.sendCached);
    const url = `http://127.0.0.1:${server.port}`;
    for (let times = 0; times < 3; times += 1) await (await fetch(`${url}/about`)).text();
    const text = await (await fetch(`${url}${path}`)).text();
    await server.close();
    expect(text).toContain('salonica_pages_total{source="cached"} 2');
    expect(text).toContain('route="/about",status="200"} 3');
    const requests = running.lines.filter((line) => line.includes('"route":"/about"'));
    expect(requests).toHaveLength(3);
  });
});
