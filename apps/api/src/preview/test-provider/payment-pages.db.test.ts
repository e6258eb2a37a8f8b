import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '../../../test/backend.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { tokenOf } from '../../../test/wallet-calls.ts';

let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({ db: database.db, env: { PAYMENT_PROVIDER: 'test' } });
});
afterAll(() => database.close());

const send = (card: object) =>
  backend.app.request('/payment-fields/cards', { method: 'POST', body: JSON.stringify(card) });
const expiry = { month: 8, year: 2030 };

test('the card fields are in a frame of the app, under a separate policy', async () => {
  const page = await backend.app.request('/payment-fields?language=el&theme=dark');
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(page.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  const text = await page.text();
  expect(text).toContain('<html lang="el" data-theme="dark">');
  expect(text).toContain('Αριθμός κάρτας');
  expect(text).not.toMatch(/<script>|style=/);
  const app = await backend.app.request('/somewhere');
  expect(app.headers.get('Content-Security-Policy')).toMatch(/frame-src [^;]*'self'/);
  expect(app.headers.get('X-Frame-Options')).toBe('DENY');
});

test.each(['fields.js', 'fields.css'])(
  '%s is for documents with an opaque origin',
  async (name) => {
    const response = await backend.app.request(`/payment-fields/${name}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  },
);

test('a number is stored in no log and no row', async () => {
  const number = '5555555555554444';
  await tokenOf(backend, number);
  const dump = await database.db.execute(
    `select coalesce(jsonb_agg(to_jsonb(c)), '[]')::text as rows from test_provider_cards c`,
  );
  expect(JSON.stringify(dump.rows)).toContain('4444');
  expect(JSON.stringify(dump.rows)).not.toContain(number);
  expect(backend.lines.join('')).not.toContain('4444');
});

test.each([
  [{ number: '4111 1111 1111 1111', expiry, code: '123' }, 'number'],
  [{ number: 'not a number', expiry, code: '123' }, 'number'],
  [{ number: '4242424242424242', expiry: { month: 11, year: 2026 }, code: '123' }, 'expired'],
  [{ number: '4242424242424242', expiry, code: 'abc' }, 'number'],
  [{}, 'number'],
])('%j is refused', async (card, problem) => {
  const response = await send(card);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ problem });
});

test('a card is valid until the end of its month', async () => {
  const card = { number: '4242424242424242', expiry: { month: 12, year: 2026 }, code: '123' };
  expect((await send(card)).status).toBe(201);
});

test('a confirmation without a pending card responds with an error', async () => {
  const path = '/payment-fields/confirmations/nothing';
  expect((await backend.app.request(path)).status).toBe(404);
  const answer = await backend.app.request(path, {
    method: 'POST',
    body: JSON.stringify({ isConfirmed: true }),
  });
  expect(answer.status).toBe(404);
});
