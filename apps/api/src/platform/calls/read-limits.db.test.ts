import { expect, test } from 'vitest';
import { createReadCounts, type ReadCounts } from './read-counts.ts';
import { sharePoints } from './share-points.ts';
import { startServer } from '../server.ts';
import { createBackend, testNow } from '../../../test/backend.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import { fixtureApp } from '../../../test/fixture-app.ts';

const folder = fixtureApp();
const server = fileBackend();

/** A backend whose callers have few reads: an address has five times as many. */
const limited = (env: Record<string, string> = {}) =>
  createBackend({ db: server.db, appFolder: folder, reads: { calls: 4, pages: 20 }, env });

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

type Limited = ReturnType<typeof limited>;

const read = (
  { app }: Limited,
  address: string,
  path: string,
  headers: Record<string, string> = {},
) => app.request(path, { headers }, from(address));

async function statuses(count: number, call: () => Response | Promise<Response>) {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) found.push((await call()).status);
  return found;
}

const allowed = (count: number): number[] => Array.from({ length: count }, () => 200);

test('an address reads as often as its limit says, and others go on', async () => {
  const backend = limited();
  const call = () => read(backend, '203.0.113.1', '/api/v1/salons/01/next');
  expect(await statuses(21, call)).toEqual([...allowed(20), 429]);
  const refused = await call();
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  expect(await refused.json()).toMatchObject({ code: 'rate-limited' });
  expect(refused.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect((await read(backend, '203.0.113.2', '/api/v1/salons/01/next')).status).toBe(200);
  // Those who watch the process are not counted, and changes have their own limit.
  expect((await read(backend, '203.0.113.1', '/api/health')).status).toBe(200);
});

test('where an address has no reads left, customers and guests have their own', async () => {
  const backend = limited();
  const address = '203.0.113.3';
  await statuses(25, () => read(backend, address, '/api/v1/salons'));
  const asAnna = () =>
    read(backend, address, '/api/v1/salons', { Authorization: 'Bearer test.anna' });
  const asNikos = () =>
    read(backend, address, '/api/v1/salons', { Authorization: 'Bearer test.nikos' });
  expect(await statuses(5, asAnna)).toEqual([...allowed(4), 429]);
  expect((await asNikos()).status).toBe(200);
  const forged = { Authorization: 'Bearer forged', Cookie: 'salonica-guest=forged' };
  expect((await read(backend, address, '/api/v1/salons', forged)).status).toBe(429);

  const guest = createBackend({ db: server.db }).visitor();
  await guest.send('PUT', '/api/v1/favorites/01');
  const headers = { Cookie: `salonica-guest=${guest.jar.get('salonica-guest') ?? ''}` };
  expect((await read(backend, address, '/api/v1/salons', headers)).status).toBe(200);
});

test('pages have a limit, and a page that says so in the language of the visitor', async () => {
  const backend = limited();
  const address = '203.0.113.4';
  // A page that may have to be rendered costs five points of a hundred.
  expect(await statuses(21, () => read(backend, address, '/nope'))).toEqual([
    ...Array.from({ length: 20 }, () => 404),
    429,
  ]);
  const greek = await read(backend, address, '/salon/01', { Cookie: 'salonica-language=el' });
  expect(greek.status).toBe(429);
  expect(Number(greek.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(greek.headers.get('Cache-Control')).toBe('no-store');
  const policy = greek.headers.get('Content-Security-Policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']{44}'; /);
  const html = await greek.text();
  expect(html).toContain('<html lang="el">');
  expect(html).toContain('<h1>Πάρα πολλές σελίδες μαζί</h1>');
  expect(await (await read(backend, address, '/?lang=en')).text()).toContain('<html lang="en">');
  expect((await read(backend, address, '/sitemap.xml')).status).toBe(429);
  // Files of a page that is open already.
  expect(await statuses(50, () => read(backend, address, '/assets/index-D1z.js'))).toEqual(
    allowed(50),
  );
  expect((await read(backend, address, '/mark.svg')).status).toBe(200);
  expect((await read(backend, '203.0.113.5', '/salon/01')).status).toBe(200);
});

test('a page that is sent from the cache costs less, and is limited, too', async () => {
  const backend = limited();
  const running = await startServer(backend.app, 0, '127.0.0.1', backend.sendCached);
  const statusOf = async () => fetch(`http://127.0.0.1:${running.port}/about`);
  const found = await statuses(110, statusOf);
  await running.close(0);
  const sent = found.filter((status) => status === 200).length;
  expect(sent).toBeGreaterThan(85);
  expect(sent).toBeLessThan(100);
  expect(found.slice(sent)).toEqual(Array.from({ length: 110 - sent }, () => 429));
});

test('the balancer is no visitor', async () => {
  const backend = limited({ TRUSTED_PROXIES: '10.0.0.0/8' });
  const visit = (visitor: string) =>
    read(backend, '10.0.0.1', '/api/v1/salons/01/next', { 'X-Forwarded-For': visitor });
  await statuses(20, () => visit('198.51.100.1'));
  expect((await visit('198.51.100.1')).status).toBe(429);
  expect((await visit('198.51.100.2')).status).toBe(200);
});

test('processes share their counts, without a query for a read', async () => {
  const options = { now: () => testNow, share: sharePoints(server.db), noteworthy: 2 };
  const [here, there] = [
    createReadCounts({ ...options, shareAfterMs: 20 }),
    createReadCounts({ ...options, shareAfterMs: 20 }),
  ];
  const readBy = (counts: ReadCounts) => counts.add('reading:shared', 1, 100);
  for (let count = 0; count < 60; count += 1) {
    expect(readBy(here)).toBe(0);
    expect(readBy(there)).toBe(0);
  }
  await expect
    .poll(() => [readBy(here), readBy(there)].every((wait) => wait > 0), { timeout: 5000 })
    .toBe(true);
});

test('without the database each process counts alone, and the window ends', () => {
  let time = testNow;
  const counts = createReadCounts({
    now: () => time,
    share: () => Promise.reject(new Error('away')),
  });
  expect([1, 2, 3].map(() => counts.add('reading:alone', 1, 2))).toEqual([0, 0, 60]);
  time += 59_500;
  expect(counts.add('reading:alone', 1, 2)).toBe(1);
  time += 500;
  expect(counts.add('reading:alone', 1, 2)).toBe(0);
});
