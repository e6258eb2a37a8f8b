import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mostCounted } from '@salonica/contract/v1';
import { createBackend } from './backend.ts';
import { booked, bookingCalls, draftAt } from './booking-calls.ts';
import { addManySalons } from './many-salons.ts';
import { makeSalon } from './salon-fixture.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** Tables that grow with the market; a read of all of one grows with it. */
const large = new Set([
  'salons',
  'salon_clock',
  'salon_images',
  'salon_categories',
  'salon_hours',
  'salon_exceptions',
  'services',
  'barbers',
  'barber_services',
  'barber_hours',
  'barber_absences',
  'free_times',
  'bookings',
  'booking_blocks',
  'reviews',
  'customers',
  'guests',
  'favorites',
  'mails',
  'notices',
  'audit',
  'events',
  'wait_entries',
  'wait_offers',
  'conversations',
  'messages',
]);

let database: TestDatabase;
let planner: Client;
let backend: ReturnType<typeof createBackend>;

beforeAll(async () => {
  database = await openTestDatabase();
  // More salons than are counted: shorter lists are sorted instead of read in their order.
  await addManySalons(database, mostCounted + 100);
  backend = createBackend({ db: database.db });
  planner = new Client({ connectionString: database.url });
  await planner.connect();
  // The tables of a test are small: without this, reading all of one is cheap.
  await planner.query('set enable_seqscan = off');
});
afterAll(async () => {
  await planner.end();
  await database.close();
});

interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that a call sends. */
async function statementsOf(call: () => Promise<unknown>): Promise<Statement[]> {
  const queries = vi.spyOn(Client.prototype, 'query');
  await call();
  const sent = queries.mock.calls.flatMap((query: readonly unknown[]): Statement[] => {
    const [first, second] = query;
    const isText = typeof first === 'string';
    if (!isText && (typeof first !== 'object' || first === null || !('text' in first))) return [];
    const text = isText ? first : String(first.text);
    const own = !isText && 'values' in first ? first.values : undefined;
    const values = Array.isArray(second) ? second : Array.isArray(own) ? own : [];
    return /^\s*(?:\(?select|with|insert|update|delete)/i.test(text) ? [{ text, values }] : [];
  });
  queries.mockRestore();
  return sent;
}

/** The large tables that a plan reads as a whole. */
function wholeReads(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(wholeReads);
  if (typeof plan !== 'object' || plan === null) return [];
  const { 'Node Type': type, 'Relation Name': table } = Object.fromEntries(Object.entries(plan));
  const own = type === 'Seq Scan' && large.has(String(table)) ? [String(table)] : [];
  return [...own, ...Object.values(plan).flatMap(wholeReads)];
}

async function expectIndexes(call: () => Promise<unknown>): Promise<void> {
  const statements = await statementsOf(call);
  expect(statements.length).toBeGreaterThan(0);
  for (const { text, values } of statements) {
    const { rows } = await planner.query(`explain (format json) ${text}`, values);
    expect({ text, whole: wholeReads(rows) }).toEqual({ text, whole: [] });
  }
}

const near = 'near=40.61,22.95';

test.each([
  '/api/v1/salons',
  `/api/v1/salons?${near}`,
  `/api/v1/salons?${near}&within=5`,
  '/api/v1/salons?sort=rating',
  '/api/v1/salons?sort=price',
  `/api/v1/salons?sort=price&${near}`,
  `/api/v1/salons?categories=9&${near}`,
  '/api/v1/salons?availableOn=2026-12-08',
  `/api/v1/salons?availableOn=2026-12-08&startsFrom=17:00&${near}`,
  `/api/v1/salons?price=$$$&rating=4.9&${near}`,
  '/api/v1/salons?q=balayage',
  `/api/v1/salons?q=balyage+kalamria&${near}`,
  '/api/v1/salons?q=mirto&availableOn=2026-12-13',
  '/api/v1/salons?availableOn=2026-12-13',
  '/api/v1/salons?sort=availability',
  `/api/v1/salons?sort=availability&${near}`,
  '/api/v1/salons/01',
  '/api/v1/salons/01/reviews',
  '/api/v1/salons/01/next',
  '/api/v1/salons/01/slots?service=01-haircut-style&date=2026-12-08&location=home',
  '/api/v1/salons/01/days?service=01-haircut-style&from=2026-12-08&to=2026-12-20',
  '/api/v1/availability/next?salons=01,02,03',
  '/api/v1/recommendations',
])('%s reads by indexes only', async (path) => {
  await expectIndexes(async () => expect((await backend.get(path)).status).toBe(200));
});

test('the home page reads by indexes only', async () => {
  await expectIndexes(async () => expect((await backend.fetchHomePage()).status).toBe(200));
});

test('the records of a customer are read and deleted by indexes only', async () => {
  const salon = await makeSalon(database.db);
  const customer = backend.customer('leaving');
  await booked(bookingCalls(customer).confirm(draftAt(salon)));
  await expectIndexes(async () =>
    expect((await customer.get('/api/v1/recommendations')).status).toBe(200),
  );
  await expectIndexes(async () =>
    expect((await customer.get('/api/v1/account/data')).status).toBe(200),
  );
  await expectIndexes(async () => {
    const body = { forfeits: null, leavesPending: false };
    const response = await customer.send('POST', '/api/v1/account/deletion', body);
    expect(response.status).toBe(200);
  });
});
