import { failureBodySchema, topUpResponseSchema } from '@salonica/contract/v1';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { topUps, withdrawals } from '../../platform/database/schema/index.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { settlePayments } from './settle-payments.ts';
import { createBackend, testNow } from '../../../test/backend.ts';
import { readJson } from '../../../test/read-json.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { codeOf, customerWithCard, dollars, ledgerFaults } from '../../../test/wallet-calls.ts';

let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;
let time = testNow;
const minute = 60_000;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({ db: database.db, env: { PAYMENT_PROVIDER: 'test' }, now: () => time });
});
beforeEach(() => {
  time = testNow;
});
afterAll(() => database.close());

const provider = (): PaymentProvider => {
  if (backend.payments === undefined) throw new Error('The tests have a provider.');
  return backend.payments;
};

const settle = (payments = provider(), timeoutMs?: number) =>
  settlePayments({
    db: database.db,
    now: () => time,
    payments,
    log: () => undefined,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });

const chargeCount = async () =>
  database.db.$count(sql`test_provider_charges where status = 'succeeded'`);

/** A top-up whose process ended right after the step. */
async function topUpEndingAfter(
  step: 'claim' | 'charge',
  name: string,
  number?: string,
): Promise<Awaited<ReturnType<typeof customerWithCard>> & { again: () => Promise<Response> }> {
  const known = await customerWithCard(backend, name, number);
  const key = `key-of-${name}`;
  const { charge: real } = provider();
  vi.spyOn(provider(), 'charge').mockImplementationOnce(async (request) => {
    if (step === 'charge') await real(request);
    throw new Error('The process has ended.');
  });
  expect((await known.wallet.topUp(dollars(20), known.card, key)).status).toBe(500);
  return { ...known, again: () => known.wallet.topUp(dollars(20), known.card, key) };
}

test('a key that belongs to another write is refused before the card is charged', async () => {
  const { card, wallet } = await customerWithCard(backend, 'reuses');
  await wallet.topUp(dollars(50), card);
  await wallet.withdraw(dollars(5), 'paypal', 'key-of-a-withdrawal');
  const charges = await chargeCount();
  const refused = await wallet.topUp(dollars(20), card, 'key-of-a-withdrawal');
  expect(await codeOf(refused)).toEqual({ status: 409, code: 'key-reused' });
  expect(await chargeCount()).toBe(charges);
  await settle();
  expect((await wallet.read()).balance).toEqual(dollars(45));
});

test('a key of an unfinished top-up is refused for another amount', async () => {
  const { card, wallet, again } = await topUpEndingAfter('claim', 'other-amount');
  const refused = await wallet.topUp(dollars(30), card, 'key-of-other-amount');
  expect(await codeOf(refused)).toEqual({ status: 409, code: 'key-reused' });
  expect((await wallet.withdraw(dollars(1), 'bank', 'key-of-other-amount')).status).toBe(409);
  expect((await again()).status).toBe(201);
  expect((await wallet.read()).balance).toEqual(dollars(20));
});

test.each(['claim', 'charge'] as const)(
  'a process that ended after the %s: another attempt completes the top-up, once',
  async (step) => {
    const { wallet, again } = await topUpEndingAfter(step, `again-${step}`);
    const charges = await chargeCount();
    const first = await readJson(await again(), topUpResponseSchema);
    expect(first.balance).toEqual(dollars(20));
    expect(await readJson(await again(), topUpResponseSchema)).toEqual(first);
    await settle();
    expect((await wallet.read()).balance).toEqual(dollars(20));
    expect(await chargeCount()).toBe(step === 'claim' ? charges + 1 : charges);
  },
);

test('a process that ended after the charge: the job books it, and the next attempt gets its response', async () => {
  const { wallet, again } = await topUpEndingAfter('charge', 'job-books');
  await settle();
  await settle();
  expect((await wallet.read()).balance).toEqual(dollars(20));
  expect((await again()).status).toBe(201);
  expect((await wallet.transactions()).transactions).toHaveLength(1);
});

test('a process that ended before the charge: it is never made without the customer', async () => {
  const { wallet, again, card } = await topUpEndingAfter('claim', 'never-made');
  const charges = await chargeCount();
  await settle();
  time += 61 * minute;
  await settle();
  expect(await chargeCount()).toBe(charges);
  // Also not by a process that continued late.
  const [row] = await database.db
    .select()
    .from(topUps)
    .orderBy(sql`id desc`)
    .limit(1);
  expect(row?.status).toBe('declined');
  const late = await provider().charge({
    key: row?.id ?? '',
    customerId: row?.customerId ?? '',
    token: row?.providerRef ?? '',
    minor: 2000,
    currency: 'USD',
  });
  expect(late).toEqual({ status: 'declined' });
  expect((await wallet.read()).balance).toEqual(dollars(0));
  // Its key may be used again, for another amount as well.
  expect((await wallet.topUp(dollars(7), card, 'key-of-never-made')).status).toBe(201);
  expect((await again()).status).toBe(409);
});

test('a confirmed payment is booked, even if the customer does not come back', async () => {
  const { card, wallet } = await customerWithCard(backend, 'closes-tab', '4000002500003155');
  const refused = await wallet.topUp(dollars(20), card, 'confirmed-and-gone');
  const { confirmation = '' } = await readJson(refused, failureBodySchema);
  await backend.app.request(confirmation, {
    method: 'POST',
    body: JSON.stringify({ isConfirmed: true }),
  });
  await settle();
  expect((await wallet.read()).balance).toEqual(dollars(20));
  expect((await wallet.topUp(dollars(20), card, 'confirmed-and-gone')).status).toBe(201);
});

test('a customer has at most five payments to confirm', async () => {
  const { card, wallet } = await customerWithCard(backend, 'many-pages', '4000002500003155');
  for (let made = 0; made < 5; made += 1) {
    expect((await wallet.topUp(dollars(20), card)).status).toBe(409);
  }
  const sixth = await wallet.topUp(dollars(20), card);
  expect(await codeOf(sixth)).toEqual({ status: 429, code: 'rate-limited' });
  time += 61 * minute;
  await settle();
  expect((await wallet.topUp(dollars(20), card)).status).toBe(409);
});

test('deleting the account books a pending charge first, so that its money is not lost', async () => {
  const { visitor, wallet } = await topUpEndingAfter('charge', 'deletes');
  const remove = (forfeits: object | null) =>
    visitor.send('POST', '/api/v1/account/deletion', { forfeits, leavesPending: false });
  expect(await codeOf(await remove(null))).toEqual({ status: 409, code: 'balance-left' });
  expect((await wallet.read()).balance).toEqual(dollars(20));
  expect((await remove(dollars(20))).status).toBe(200);
});

test('a charge that has not begun cannot be made once its account is deleted', async () => {
  const { visitor } = await topUpEndingAfter('claim', 'deletes-early');
  const [row] = await database.db
    .select()
    .from(topUps)
    .orderBy(sql`id desc`)
    .limit(1);
  const body = { forfeits: null, leavesPending: false };
  expect((await visitor.send('POST', '/api/v1/account/deletion', body)).status).toBe(200);
  const [after] = await database.db
    .select()
    .from(topUps)
    .where(sql`id = ${row?.id}`);
  expect(after).toMatchObject({ status: 'declined', customerId: null, providerRef: '' });
});

test('payments that hang or fail do not starve others, of their kind or another', async () => {
  const { card, wallet } = await customerWithCard(backend, 'starves');
  await wallet.topUp(dollars(900), card);
  for (let made = 0; made < 3; made += 1) await wallet.withdraw(dollars(1), 'paypal');
  await wallet.withdraw(dollars(1), 'bank');
  await database.db.execute(sql`
    insert into withdrawals (id, account_id, minor, currency, method, requested_at, asked_at)
    select gen_random_uuid(), account_id, 100, currency, method, requested_at + n * interval '1 second',
      asked_at + n * interval '1 second'
    from withdrawals, generate_series(1, 120) as n where method = 'bank'`);
  const { rows } = await database.db.execute(
    sql`select id from withdrawals where method = 'bank' order by asked_at`,
  );
  const ids = v.parse(v.array(v.object({ id: v.string() })), rows).map(({ id }) => id);
  const [hanging, failing] = ids;
  const asked: string[] = [];
  const payments: PaymentProvider = {
    ...provider(),
    async payOut({ id, method }) {
      asked.push(id);
      if (id === hanging) return new Promise(() => undefined);
      if (id === failing) throw new Error('The provider does not know it.');
      // The bank is slow, the others are done.
      return method === 'bank' && id !== ids.at(-1) ? 'pending' : 'completed';
    },
  };
  time += 10 * minute;
  await settle(payments, 1500);
  expect(await database.db.$count(withdrawals, sql`minor = 100 and status = 'completed'`)).toBe(3);
  time += minute;
  await settle(payments, 1500);
  // The last one in line has had its turn, and every other one at most one more.
  expect(await database.db.$count(withdrawals, sql`minor = 100 and status = 'completed'`)).toBe(4);
  expect(new Set(asked)).toEqual(new Set([...asked, ...ids]));
});

test('after all these top-ups the ledger has no faults', async () => {
  expect(await ledgerFaults(database.db)).toEqual([]);
});
