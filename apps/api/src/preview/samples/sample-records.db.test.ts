import {
  addressesResponseSchema,
  bookingPageSchema,
  favoriteIdsResponseSchema,
  profileResponseSchema,
} from '@salonica/contract/v1';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bookingBlocks,
  bookings,
  customers,
  salons,
} from '../../platform/database/schema/index.ts';
import { createBackend, testNow } from '../../../test/backend.ts';
import { readJson } from '../../../test/read-json.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { chatCalls } from '../../../test/chat-calls.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { ledgerFaults, walletCalls } from '../../../test/wallet-calls.ts';

let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({
    db: database.db,
    env: { SAMPLE_RECORDS: 'on', PAYMENT_PROVIDER: 'test' },
  });
});
afterAll(() => database.close());

const list = async (visitor: Visitor, when: string, headers?: Record<string, string>) =>
  (await readJson(await visitor.get(`/api/v1/bookings?when=${when}`, headers), bookingPageSchema))
    .bookings;

const favorites = async (visitor: Visitor) =>
  (await readJson(await visitor.get('/api/v1/favorites/ids'), favoriteIdsResponseSchema)).ids;

test('a new customer gets two upcoming and ten past visits, once', async () => {
  const before = await database.db.select().from(salons).orderBy(salons.id);
  const customer = backend.customer('new');
  await Promise.all(Array.from({ length: 4 }, () => customer.get('/api/v1/addresses')));
  const upcoming = await list(customer, 'upcoming');
  expect(upcoming).toMatchObject([
    {
      salon: { id: '01' },
      service: { id: '01-haircut-style' },
      barber: { id: '01-nikos' },
      date: '2026-12-10',
      status: 'confirmed',
    },
    {
      salon: { id: '02' },
      service: { id: '02-highlights' },
      barber: { id: '02-eleni' },
      date: '2026-12-19',
    },
  ]);
  const past = await list(customer, 'past');
  expect(past.map(({ salon, date, time, rating }) => [salon.id, date, time, rating])).toEqual([
    ['03', '2026-11-23', '12:00', 5],
    ['08', '2026-11-04', '17:30', 4],
    ['09', '2026-10-13', '11:00', null],
    ['13', '2026-09-22', '10:00', 5],
    ['10', '2026-09-08', '18:00', null],
    ['19', '2026-08-25', '16:30', 5],
    ['10', '2026-07-29', '09:30', 5],
    ['13', '2026-06-30', '13:00', null],
    ['10', '2026-06-02', '12:30', null],
    ['26', '2026-05-05', '17:00', null],
  ]);
  expect(past.every(({ status }) => status === 'completed')).toBe(true);
  expect(await database.db.select().from(salons).orderBy(salons.id)).toEqual(before);
});

test('the figures of the profile match its records', async () => {
  const customer = backend.customer('figures');
  const { figures } = await readJson(await customer.get('/api/v1/profile'), profileResponseSchema);
  expect(figures).toEqual({
    bookings: 12,
    favorites: 8,
    spent: { minor: 250_00, currency: 'USD' },
    rating: 4.8,
  });
});

test('addresses and favorites exist, in the language of the first call', async () => {
  const customer = backend.customer('greek', { 'Accept-Language': 'el' });
  const { addresses } = await readJson(
    await customer.get('/api/v1/addresses'),
    addressesResponseSchema,
  );
  expect(addresses).toMatchObject([
    { name: 'Σπίτι', type: 'home', isDefault: true },
    { name: 'Δουλειά', type: 'work', isDefault: false },
  ]);
  expect(await favorites(customer)).toEqual(['01', '02', '05', '09', '12', '17', '21', '33']);
});

test('five conversations exist, two of them unread, in the language of the first call', async () => {
  const customer = chatCalls(backend.customer('writes', { 'Accept-Language': 'el' }));
  const { conversations } = await customer.list();
  expect(
    conversations.map(({ salon, unreadCount, lastMessage }) => [
      salon.id,
      unreadCount,
      lastMessage?.text,
    ]),
  ).toEqual([
    ['01', 0, 'Τέλεια, τα λέμε το Σάββατο!'],
    ['02', 2, 'Έχουμε ένα κενό στις 17:00, αν σας εξυπηρετεί.'],
    ['03', 1, 'Σας ευχαριστούμε πολύ για την ωραία κριτική.'],
    ['08', 0, 'Έχουμε κρατήσει τη συνταγή της βαφής σας.'],
    ['09', 0, 'Σας περιμένουμε με χαρά!'],
  ]);
  const unread = conversations[1];
  const { messages } = await customer.messages(unread?.id ?? '');
  expect(messages.map(({ id, sender }) => [sender, id === unread?.firstUnreadId])).toEqual([
    ['salon', false],
    ['salon', true],
    ['customer', false],
  ]);
  expect((await customer.send(unread?.id ?? '', 'Ναι, έρχομαι.')).sender).toBe('customer');
});

test('visits of many new customers use free chairs only', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `many-${index}`);
  const starts = await Promise.all(
    names.map(async (name) => {
      const upcoming = await list(backend.customer(name), 'upcoming');
      return upcoming.map(({ barber, startsAt }) => `${barber.id} ${startsAt}`);
    }),
  );
  expect(starts.every((own) => own.length === 2)).toBe(true);
  expect(new Set(starts.flat()).size).toBe(24);
  const blocked = await database.db
    .selectDistinct({ id: bookings.id })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .innerJoin(bookingBlocks, eq(bookingBlocks.bookingId, bookings.id))
    .where(and(eq(bookings.salonId, '01'), eq(customers.identityUid, 'many-0')));
  expect(blocked).toHaveLength(1);
});

test('a guest keeps favorites, and has no sample records before', async () => {
  const visitor = backend.visitor();
  await visitor.send('PUT', '/api/v1/favorites/44');
  await visitor.send('PUT', '/api/v1/favorites/02');
  expect(await favorites(visitor)).toEqual(['02', '44']);
  visitor.signIn('brings');
  const all = ['01', '02', '05', '09', '12', '17', '21', '33', '44'];
  expect((await favorites(visitor)).toSorted()).toEqual(all);
});

test('a rating of a sample visit counts once the customer gives it', async () => {
  const customer = backend.customer('rater');
  const [visit] = await list(customer, 'past');
  await database.db
    .update(customers)
    .set({ emailVerifiedAt: new Date(testNow) })
    .where(eq(customers.identityUid, 'rater'));
  const countOf = async () => {
    const [row] = await database.db.select().from(salons).where(eq(salons.id, '03'));
    return row?.reviewCount ?? 0;
  };
  const before = await countOf();
  const response = await customer.send(
    'PUT',
    `/api/v1/bookings/${visit?.id}/rating`,
    { rating: 2 },
    { 'If-Match': `"${visit?.revision}"`, 'Idempotency-Key': 'rate-a-sample-visit' },
  );
  expect(response.status).toBe(200);
  expect(await countOf()).toBe(before + 1);
});

test('without the setting a new customer has nothing', async () => {
  const plain = createBackend({ db: database.db });
  const customer = plain.customer('plain');
  expect(await list(customer, 'past')).toEqual([]);
  expect(await favorites(customer)).toEqual([]);
});

test('the wallet begins with $125.50, which matches its history', async () => {
  const wallet = walletCalls(backend.customer('rich'));
  const { balance, methods } = await wallet.read();
  expect(balance).toEqual({ minor: 12_550, currency: 'USD' });
  expect(methods.map(({ brand, lastFour, isDefault }) => [brand, lastFour, isDefault])).toEqual([
    ['visa', '4242', true],
    ['mastercard', '5510', false],
    ['amex', '0091', false],
  ]);
  const { transactions } = await wallet.transactions();
  expect(transactions.map(({ amount }) => amount.minor)).toEqual([
    -4000, -7000, 10_000, -7450, -3500, 20_000, -20_000, -12_000, 6500, 30_000,
  ]);
  const { transactions: greek } = await wallet.transactions(undefined, { 'Accept-Language': 'el' });
  expect(greek[1]?.subject).toEqual({
    kind: 'payment',
    salonName: 'Atelier Aristotelous',
    serviceName: 'Κούρεμα & χτένισμα',
  });
  const { withdrawals } = await wallet.withdrawals();
  expect(withdrawals.map(({ status }) => status)).toEqual(['pending', 'completed', 'rejected']);
  expect((await wallet.topUp({ minor: 100, currency: 'USD' }, methods[0]?.id ?? '')).status).toBe(
    201,
  );
  expect(await ledgerFaults(database.db)).toEqual([]);
});
